import type { officeQueriesEn } from './office-queries.en.ts';

export const officeQueriesFr: typeof officeQueriesEn = {
  'cma.saved': {
    title: 'Valeurs enregistrées',
    description: 'Versions de vos analyses enregistrées pendant la période.',
  },
  'cma.all': {
    title: 'Analyses',
    description: 'Toutes vos analyses comparatives de marché.',
  },
  'cma.drafts': {
    title: 'Analyses en brouillon',
    description: 'Analyses dont aucune version n’a encore été enregistrée.',
  },
  'cma.medianValue': {
    title: 'Valeur médiane trouvée',
    description: 'La moitié de vos analyses enregistrées ont trouvé plus, l’autre moitié moins.',
  },
  'cma.watched': {
    title: 'Propriétés surveillées',
    description: 'Analyses enregistrées et comparées aux nouvelles ventes, jusqu’à la vente de la propriété.',
  },
  'cma.moved': {
    title: 'Valeurs qui ont bougé',
    description: 'Analyses dont la valeur a bougé pendant la période à cause de nouvelles ventes.',
  },
  'cma.sold': {
    title: 'Propriétés évaluées vendues',
    description: 'Propriétés que vous avez évaluées et qui ont été vendues pendant la période.',
  },
  'cma.averageError': {
    title: 'Écart moyen des valeurs',
    description: 'Distance moyenne entre votre valeur et le prix de vente, en part du prix de vente.',
  },
  'cma.insideRange': {
    title: 'Ventes dans la fourchette',
    description: 'Part des propriétés que vous avez évaluées et qui se sont vendues dans votre fourchette.',
  },
  'cma.reports': {
    title: 'Rapports produits',
    description: 'Rapports terminés que vous avez demandés pendant la période.',
  },
  'cma.reportsOpened': {
    title: 'Rapports consultés',
    description: 'Rapports dont la page privée a été ouverte la dernière fois pendant la période.',
  },
  'messages.delivered': {
    title: 'Messages livrés',
    description: 'Courriels et textos livrés pendant la période et qui ne sont pas revenus.',
  },
  'messages.texts': {
    title: 'Textos livrés',
    description: 'Textos livrés pendant la période.',
  },
  'messages.deliveryRate': {
    title: 'Taux de livraison',
    description: 'Part des messages de la période arrivés, parmi ceux qui sont arrivés ou ont échoué.',
  },
  'messages.readRate': {
    title: 'Taux de lecture',
    description:
      'Part des courriels suivis livrés pendant la période qui ont été lus, probablement ou à coup sûr.',
  },
  'messages.clicks': {
    title: 'Clics sur les liens',
    description: 'Clics sur les liens des messages livrés pendant la période.',
  },
  'messages.clickRate': {
    title: 'Taux de clics',
    description: 'Part des courriels suivis avec liens, livrés pendant la période, où un lien a été cliqué.',
  },
  'messages.replies': {
    title: 'Réponses',
    description: 'Messages qui ont reçu une réponse pendant la période.',
  },
  'messages.failed': {
    title: 'Messages échoués',
    description: 'Messages de la période qui n’ont pas pu être livrés ou sont revenus.',
  },
  'messages.leftOut': {
    title: 'Messages écartés',
    description: 'Messages de la période non envoyés, faute de consentement ou d’adresse.',
  },
  'messages.waiting': {
    title: 'En attente d’envoi',
    description: 'Messages dans la boîte d’envoi en ce moment.',
  },
  'reminders.openTasks': {
    title: 'Tâches ouvertes',
    description: 'Tâches qui ne sont pas faites, avec ou sans date.',
  },
  'reminders.overdueTasks': {
    title: 'Tâches en retard',
    description: 'Tâches ouvertes dont l’échéance est passée.',
  },
  'reminders.tasksToday': {
    title: 'Tâches du jour',
    description: 'Tâches ouvertes dont l’échéance est aujourd’hui.',
  },
  'reminders.tasksAhead': {
    title: 'Tâches à venir',
    description: 'Tâches ouvertes dont l’échéance est aujourd’hui ou dans les jours choisis.',
  },
  'reminders.tasksDone': {
    title: 'Tâches faites',
    description: 'Tâches que vous avez terminées pendant la période.',
  },
  'reminders.doneOnTime': {
    title: 'Tâches faites à temps',
    description: 'Part des tâches datées terminées pendant la période qui l’ont été à temps.',
  },
  'reminders.unread': {
    title: 'Notifications non lues',
    description: 'Notifications que vous n’avez pas lues.',
  },
  'reminders.received': {
    title: 'Notifications reçues',
    description: 'Notifications arrivées pendant la période.',
  },
};
