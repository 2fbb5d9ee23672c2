import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { changeProfile } from '#api/account.ts';
import { profileQuery } from '#api/profile.ts';
import { authLimits, type Session, type User } from '#contract/accounts/auth.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { startSession } from '#device/account/start-session.ts';
import { useUnsavedForm } from '#platform/browser/unsaved-forms.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { useFields } from '#ui/form/use-fields.ts';
import { accountMessages } from '../messages.ts';
import { ExpandingSetting, type SettingForm } from './expanding-setting.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { CurrentPassword, SettingButtons, SettingTrouble } from './setting-parts.tsx';
import { settingsMessages } from './settings-messages.ts';
import { checkProfile, toProfileChange, type ProfileName } from './settings-rules.ts';
import { focusCurrentPassword, useSetting } from './use-setting.ts';

interface ProfileFormProps extends SettingForm {
  /** As the server has it now: the whole of it is sent back. */
  user: User;
}

/** A form's state, and what sending it does. */
function useProfileForm({ session: { token }, user, onDone }: ProfileFormProps) {
  const texts = useMessages(accountMessages);
  const { profile: words } = useMessages(settingsMessages);
  const queryClient = useQueryClient();
  const { sending, run } = useSetting();
  const { firstName, lastName, phoneNumber } = user;
  const fields = useFields<ProfileName>({
    initial: { firstName, lastName, phoneNumber, currentPassword: '' },
    check: (typed) => checkProfile(typed, texts),
  });
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.step === 'busy' || !fields.checkAll()) return;
    const failure = await run(async () => {
      const changed = await changeProfile(toProfileChange(fields.values), token);
      startSession({ user: changed, token });
      queryClient.setQueryData(profileQuery({ token, userId: user._id }).queryKey, changed);
      onDone(words.done);
    });
    if (failure?.way === 'password') focusCurrentPassword(fields.formRef.current);
  };
  const isChanged =
    fields.values.currentPassword !== '' ||
    (['firstName', 'lastName', 'phoneNumber'] as const).some((name) => fields.values[name] !== user[name]);
  return { ...fields, sending, submit, isChanged };
}

function ProfileForm(props: ProfileFormProps) {
  const texts = useMessages(accountMessages);
  const { profile: words, saving } = useMessages(settingsMessages);
  const { formRef, field, sending, submit, isChanged } = useProfileForm(props);
  useUnsavedForm({ isUnsaved: isChanged });
  const { nameChars, phoneChars } = authLimits;
  return (
    <form ref={formRef} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('firstName')}
          label={texts.firstName}
          isRequired
          input={{ autoComplete: 'given-name', maxLength: nameChars }}
        />
        <TextField
          {...field('lastName')}
          label={texts.lastName}
          isRequired
          input={{ autoComplete: 'family-name', maxLength: nameChars }}
        />
      </div>
      <TextField
        {...field('phoneNumber')}
        label={texts.mobileNumber}
        type="tel"
        isRequired
        input={{ autoComplete: 'tel', inputMode: 'tel', maxLength: phoneChars }}
      />
      <CurrentPassword field={field('currentPassword')} />
      <SettingTrouble sending={sending} />
      <SettingButtons
        sending={sending}
        look="btn-primary"
        text={words.save}
        busyText={saving}
        onCancel={props.onCancel}
      />
    </form>
  );
}

function LoadedProfileForm(props: Omit<ProfileFormProps, 'user'>) {
  const { profile: words } = useMessages(settingsMessages);
  const { user, token } = props.session;
  const query = useQuery({
    ...profileQuery({ token, userId: user._id }),
    // An older copy would undo what was changed on another device; a newer one must not replace what is typed.
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (query.data && query.isFetchedAfterMount && !query.isError) {
    return <ProfileForm {...props} user={query.data} />;
  }
  return <NotLoaded query={query} text={words.loadFailed} onCancel={props.onCancel} />;
}

export function ProfileSetting({ session }: { session: Session }) {
  const { profile } = useMessages(settingsMessages);
  return (
    <ExpandingSetting
      title={profile.title}
      text={profile.text}
      openText={profile.open}
      session={session}
      Form={LoadedProfileForm}
    />
  );
}
