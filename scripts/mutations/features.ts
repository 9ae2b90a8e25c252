import type { Mutation } from './mutation.ts';

const web = 'apps/web/src';

export const featureMutations: readonly Mutation[] = [
  {
    breaks: '[USER-02] two megabytes are sent',
    file: 'packages/contract/src/limits.ts',
    from: 'uploadMaxBytes = 1024 * 1024',
    to: 'uploadMaxBytes = 2 * 1024 * 1024',
    tests: [`${web}/features/users/components/photo-card`],
  },
  {
    breaks: '[USER-03] the dialog remembers what was typed',
    file: `${web}/features/users/components/change-password-modal.tsx`,
    from: '    setValues(emptyPasswordForm);\n    setTouched({});',
    to: '    setTouched({});',
    tests: [`${web}/features/users/components/change-password-modal`],
  },
  {
    breaks: '[USER-03] a wrong old password is not told at its field',
    file: `${web}/features/users/components/change-password-modal.tsx`,
    from: 'if (useSidebarStore.getState().changePasswordModal) setOldRefused(true);',
    to: '',
    tests: [`${web}/features/users/components/change-password-modal`],
  },
  {
    breaks: '[DATE-02] a wrong order of days is taken',
    file: `${web}/shared/ui/date-picker/range-draft.ts`,
    from: "if (check !== 'ok') return refuse(draft, check, end);",
    to: '',
    tests: [`${web}/shared/ui/date-picker/range-picker`],
  },
  {
    breaks: '[LIST-03] a home nobody knows has no words',
    file: `${web}/features/listings/detail/detail-screen.tsx`,
    from: "'detail.client.hidden' : 'detail.notFound')",
    to: "'detail.client.hidden' : 'detail.failed')",
    tests: [`${web}/features/listings/detail/detail-screen`],
  },
];
