import { useMutation, type MutationKey } from '@tanstack/react-query';
import { useRef } from 'react';
import { SECOND_MS } from '#contract/limits.ts';

type Submitted<T, F> = { kind: 'done'; answer: T } | { kind: 'failed'; failure: F };

interface SubmitOptions<V, T, F> {
  key: MutationKey;
  send: (variables: V) => Promise<T>;
  /** Pure: called with every rendering. */
  toFailure: (error: unknown) => F;
}

export interface Submit<V, T, F> {
  isBusy: boolean;
  isDone: boolean;
  failure: F | undefined;
  /** Of the last call that was done. */
  answer: T | undefined;
  /** Resolves to undefined while another call runs. Never rejects. */
  submit: (variables: V) => Promise<Submitted<T, F> | undefined>;
  clear: () => void;
}

/** Sends a form, one call at a time; the form may unmount before the answer. */
export function useSubmit<V, T, F>({ key, send, toFailure }: SubmitOptions<V, T, F>): Submit<V, T, F> {
  // May hold a password, so it is dropped with the form; at 0 the cache would poll while a call runs.
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
    answer: mutation.data,
    failure: mutation.isError ? toFailure(mutation.error) : undefined,
    submit,
    clear: mutation.reset,
  };
}
