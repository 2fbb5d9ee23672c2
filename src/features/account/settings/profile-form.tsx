import { useQuery, useQueryClient } from '@tanstack/react-query';
import { changeProfile, profileQuery } from '#api/auth.ts';
import { authLimits, type User } from '#contract/accounts/auth.ts';
import { startSession } from '#device/account/account-session.ts';
import { useUnsavedForm } from '#platform/browser/unsaved-forms.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { NameFields } from '../register-fields.tsx';
import { accountMessages as texts } from '../messages.ts';
import { settingsMessages } from './messages.ts';
import { NotLoaded, CurrentPassword, SettingFormFrame, type SettingFormProps } from './setting-card.tsx';
import { checkProfile, toProfileChange, type ProfileName, useSettingForm } from './use-setting.ts';

function LoadedProfileForm({ session, user, onCancel, onDone }: SettingFormProps & { user: User }) {
  const { profile: words, saving } = settingsMessages;
  const queryClient = useQueryClient();
  const { firstName, lastName, phoneNumber } = user;
  const initial = { firstName, lastName, phoneNumber, currentPassword: '' };
  const form = useSettingForm<ProfileName>({
    name: 'profile',
    fields: { initial, check: (typed) => checkProfile(typed, texts) },
    send: async (values) => {
      const changed = await changeProfile(toProfileChange(values), user._id);
      startSession({ ...session, user: changed });
      queryClient.setQueryData(profileQuery(user._id).queryKey, changed);
      onDone(words.done);
    },
  });
  const { values, field } = form;
  const names = ['firstName', 'lastName', 'phoneNumber', 'currentPassword'] as const;
  useUnsavedForm({ isUnsaved: names.some((name) => values[name] !== initial[name]) });
  return (
    <SettingFormFrame form={form} text={words.save} busyText={saving} onCancel={onCancel}>
      <NameFields field={field} />
      <TextField
        {...field('phoneNumber')}
        label={texts.mobileNumber}
        type="tel"
        isRequired
        input={{ autoComplete: 'tel', inputMode: 'tel', maxLength: authLimits.phoneChars }}
      />
      <CurrentPassword field={field('currentPassword')} />
    </SettingFormFrame>
  );
}

/** Changes name and mobile number. */
export function ProfileForm(props: SettingFormProps) {
  const query = useQuery({
    ...profileQuery(props.session.user._id),
    // Refetched on mount: saving a stale copy would undo changes from another device. Not refetched afterwards, as
    // newer data must not replace the input.
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (query.data && query.isFetchedAfterMount && !query.isError) {
    return <LoadedProfileForm {...props} user={query.data} />;
  }
  return <NotLoaded query={query} title={settingsMessages.profile.loadFailed} onCancel={props.onCancel} />;
}
