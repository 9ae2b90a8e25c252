/** The panel behind the bell and the list of all notifications. */
export const en = {
  title: 'Notifications',
  show: 'Which notifications',
  tabs: { unread: 'Unread', all: 'All' },
  unreadOnly_one: '{{count, number}} unread',
  unreadOnly_other: '{{count, number}} unread',
  unreadOf_one: '{{count, number}} unread of {{total, number}}',
  unreadOf_other: '{{count, number}} unread of {{total, number}}',
  unread: 'Unread',
  seen: 'Seen',
  seenOn: 'Seen on {{when}}',
  markRead: 'Mark as read',
  markAllRead: 'Mark all read',
  viewAll: 'View all',
  notMessage: {
    unread: { title: 'Nothing needs you right now', text: 'New notifications show up here.' },
    all: {
      title: 'No notifications yet',
      text: 'What happens to your listings, clients and reports shows up here.',
    },
  },
  loadFailed: 'Notifications could not be loaded',
  moreFailed: 'The next ones could not be loaded.',
} as const;
