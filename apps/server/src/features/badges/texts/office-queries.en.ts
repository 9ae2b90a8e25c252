export const officeQueriesEn = {
  'cma.saved': {
    title: 'Values saved',
    description: 'Versions of your analyses saved in the period.',
  },
  'cma.all': {
    title: 'Analyses',
    description: 'All your comparative market analyses.',
  },
  'cma.drafts': {
    title: 'Draft analyses',
    description: 'Analyses of which no version was saved yet.',
  },
  'cma.medianValue': {
    title: 'Median value found',
    description: 'Half of your saved analyses found more, half less.',
  },
  'cma.watched': {
    title: 'Homes watched',
    description: 'Saved analyses that new sales are compared with, until the home is sold.',
  },
  'cma.moved': {
    title: 'Values that moved',
    description: 'Analyses whose value moved in the period because of new sales.',
  },
  'cma.sold': {
    title: 'Valued homes sold',
    description: 'Homes you valued that were sold in the period.',
  },
  'cma.averageError': {
    title: 'Average value error',
    description: 'Mean distance between your value and the sold price, as a share of the sold price.',
  },
  'cma.insideRange': {
    title: 'Sold inside the range',
    description: 'Share of the homes you valued that were sold within the range you gave.',
  },
  'cma.reports': {
    title: 'Reports made',
    description: 'Reports finished that you asked for in the period.',
  },
  'cma.reportsOpened': {
    title: 'Reports opened',
    description: 'Reports whose private page was last opened in the period.',
  },
  'messages.delivered': {
    title: 'Messages delivered',
    description: 'Emails and SMS delivered in the period that did not bounce.',
  },
  'messages.texts': {
    title: 'SMS delivered',
    description: 'SMS delivered to phones in the period.',
  },
  'messages.deliveryRate': {
    title: 'Delivery rate',
    description: 'Share of the messages of the period that arrived, of those that arrived or failed.',
  },
  'messages.readRate': {
    title: 'Read rate',
    description: 'Share of the watched emails delivered in the period that were read, likely or for certain.',
  },
  'messages.clicks': {
    title: 'Link clicks',
    description: 'Clicks on links in messages delivered in the period.',
  },
  'messages.clickRate': {
    title: 'Click rate',
    description: 'Share of the watched emails with links delivered in the period in which one was clicked.',
  },
  'messages.replies': {
    title: 'Replies',
    description: 'Messages that were answered in the period.',
  },
  'messages.failed': {
    title: 'Messages failed',
    description: 'Messages of the period that could not be delivered or bounced.',
  },
  'messages.leftOut': {
    title: 'Messages left out',
    description: 'Messages of the period that were not sent because consent or an address was missing.',
  },
  'messages.waiting': {
    title: 'Waiting to be sent',
    description: 'Messages in the outbox now.',
  },
  'reminders.openTasks': {
    title: 'Open tasks',
    description: 'Tasks that are not done, with or without a date.',
  },
  'reminders.overdueTasks': {
    title: 'Overdue tasks',
    description: 'Open tasks that were due before today.',
  },
  'reminders.tasksToday': {
    title: 'Tasks for today',
    description: 'Open tasks that are due today.',
  },
  'reminders.tasksAhead': {
    title: 'Tasks ahead',
    description: 'Open tasks that are due today or within the chosen days.',
  },
  'reminders.tasksDone': {
    title: 'Tasks done',
    description: 'Tasks you finished in the period.',
  },
  'reminders.doneOnTime': {
    title: 'Tasks done on time',
    description: 'Share of the tasks with a date finished in the period that were done by that date.',
  },
  'reminders.unread': {
    title: 'Unread notifications',
    description: 'Notifications you have not read.',
  },
  'reminders.received': {
    title: 'Notifications received',
    description: 'Notifications that came in the period.',
  },
};
