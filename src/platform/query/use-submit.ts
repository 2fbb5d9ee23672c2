import { useMutation, type MutationKey } from '@tanstack/react-query';
import { useRef } from 'react';
import { SECOND_MS } from '#contract/limits.ts';

/** How one call of a form ended. */
type Submitted<T, F> = { kind: 'done'; answer: T } | { kind: 'failed'; failure: F };

interface SubmitOptions<V, T, F> {
  key: MutationKey;
  send: (variables: V) => Promise<T>;
  /** What a failure is to the form; pure, as it is asked for with every rendering. */
  toFailure: (error: unknown) => F;
}

export interface Submit<V, T, F> {
  isBusy: boolean;
  isDone: boolean;
  /** Why the last call failed; undefined once another has begun. */
  failure: F | undefined;
  /** Sends once: resolves to undefined while another call of this form is under way. Never rejects. */
  submit: (variables: V) => Promise<Submitted<T, F> | undefined>;
  /** Forgets how the last call ended. */
  clear: () => void;
}

/** Sends what a form holds, one call at a time. The form may be gone before the answer comes. */
export function useSubmit<V, T, F>({ key, send, toFailure }: SubmitOptions<V, T, F>): Submit<V, T, F> {
  // What was sent may hold a password, so the cache drops it with the form; at 0 it would poll while a call runs.
  const mutation = useMutation({ mutationKey: key, mutationFn: send, gcTime: SECOND_MS });
  const isRunning = useRef(false);
  const submit = async (variables: V): Promise<Submitted<T, F> | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    try {
      return { kind: 'done', answer: await mutation.mutateAsync(variables) };
    } catch (error) {
      return { kind: 'failed', failure: toFailure(error) };
    } finally {
      isRunning.current = false;
    }
  };
  return {
    isBusy: mutation.isPending,
    isDone: mutation.isSuccess,
    failure: mutation.isError ? toFailure(mutation.error) : undefined,
    submit,
    clear: mutation.reset,
  };
}
