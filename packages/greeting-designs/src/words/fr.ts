import type { Occasion } from '@hearthline/domain/greeting/occasions';
import type { OccasionWords } from './occasion-words.ts';

const longWeekend =
  '<p>Je vous souhaite trois jours de beau temps, en bonne compagnie, sans rien qui presse.</p><p>À bientôt.</p>';

export const occasionsFr: Record<Occasion, OccasionWords> = {
  birthday: {
    subject: 'Bon anniversaire, {{firstName|de tout cœur}}',
    headline: 'Bon anniversaire, {{firstName}}.',
    line: 'Bon anniversaire',
    body: '<p>J’espère qu’il y aura un gâteau aujourd’hui, et que quelqu’un d’autre fera la vaisselle.</p><p>Je vous souhaite une belle année, à vous et à tous ceux qui seront à votre table.</p>',
  },
  homeDay: {
    subject: 'Déjà {{yearsInWords|une autre année}} chez vous',
    headline: 'Bon anniversaire de maison, {{firstName}}.',
    line: 'Bon anniversaire de maison',
    body: '<p>Voilà {{yearsInWords|une autre année}} que vous êtes chez vous. J’espère que vous vous y plaisez toujours autant, et que les voisins y sont pour quelque chose.</p><p>S’il vous faut un plombier, une électricienne ou un deuxième avis, écrivez-moi. J’ai une courte liste de gens de confiance.</p>',
    withYears: {
      headline: '{{yearsInWords}} chez vous, {{firstName}}.',
      line: '{{yearsInWords}} chez\u00A0vous',
    },
  },
  clientSince: {
    subject: 'Merci pour {{yearsInWords|votre confiance}}',
    headline: 'Merci, {{firstName}}.',
    line: 'Merci de\u00A0votre confiance',
    body: '<p>Voilà {{yearsInWords|un bon moment}} que nous avons fait connaissance. Merci de m’avoir confié un projet aussi important que votre chez-vous.</p><p>Rien à faire, rien à signer. Je tenais simplement à vous le dire.</p>',
    withYears: {
      headline: '{{yearsInWords}} déjà, {{firstName}}. Merci.',
      line: '{{yearsInWords}} de\u00A0confiance',
    },
  },
  seasonsGreetings: {
    subject: 'Mes vœux pour l’hiver',
    headline: 'Mes vœux les plus chaleureux, {{firstName}}.',
    line: 'Nos vœux les plus chaleureux',
    body: '<p>Avant que l’année se termine, merci d’en avoir fait partie. Je vous souhaite des semaines douces, au chaud et en bonne compagnie.</p><p>Toute l’équipe de {{brokerage|notre agence}} se joint à mes vœux.</p>',
  },
  christmas: {
    subject: 'Joyeux Noël, {{firstName|et merci}}',
    headline: 'Joyeux Noël, {{firstName}}.',
    line: 'Joyeux Noël',
    body: '<p>Je vous souhaite une maison animée, chaude et un peu trop pleine.</p><p>Joyeux Noël à vous et aux vôtres, et une semaine tranquille ensuite.</p>',
  },
  newYear: {
    subject: 'Bonne année, {{firstName|et merci}}',
    headline: 'Bonne année, {{firstName}}.',
    line: 'Bonne année',
    body: '<p>Que la nouvelle année vous apporte la santé, de bons voisins et un chauffage qui ne vous réveille jamais la nuit.</p><p>Merci pour celle qui s’achève.</p>',
  },
  lunarNewYear: {
    subject: 'Bonne année lunaire, {{firstName|à vous et aux vôtres}}',
    headline: 'Bonne année lunaire, {{firstName}}.',
    line: 'Bonne année lunaire',
    body: '<p>Un bon début d’année à vous et à votre famille, avec la santé, la chance et une table où chacun a sa place.</p>',
  },
  easter: {
    subject: 'Joyeuses Pâques, {{firstName|à vous et aux vôtres}}',
    headline: 'Joyeuses Pâques, {{firstName}}.',
    line: 'Joyeuses Pâques',
    body: '<p>Je vous souhaite un congé lumineux, des œufs tous retrouvés et déjà un peu de vert au jardin.</p><p>Joyeuses Pâques à toute la maisonnée.</p>',
  },
  orthodoxEaster: {
    subject: 'Joyeuses Pâques, {{firstName|à vous et aux vôtres}}',
    headline: 'Joyeuses Pâques, {{firstName}}.',
    line: 'Joyeuses Pâques',
    body: '<p>Une belle fête à vous et à tous ceux qui seront à votre table, avec des œufs rouges et du bon pain.</p><p>Toute l’équipe de {{brokerage|notre agence}} se joint à mes vœux.</p>',
  },
  eidAlFitr: {
    subject: 'Aïd moubarak, {{firstName|à vous et aux vôtres}}',
    headline: 'Aïd moubarak, {{firstName}}.',
    line: 'Aïd moubarak',
    body: '<p>Après le mois de jeûne, une belle fête à vous et à votre famille. Que la journée soit pleine de visites, et la table, pleine de douceurs.</p>',
  },
  diwali: {
    subject: 'Joyeux Diwali, {{firstName|à vous et aux vôtres}}',
    headline: 'Joyeux Diwali, {{firstName}}.',
    line: 'Joyeux Diwali',
    body: '<p>Que chaque fenêtre de votre maison soit éclairée ce soir, et que l’année qui commence soit lumineuse pour tous ceux qui y vivent.</p>',
  },
  hanukkah: {
    subject: 'Joyeuse Hanoukka, {{firstName|à vous et aux vôtres}}',
    headline: 'Joyeuse Hanoukka, {{firstName}}.',
    line: 'Joyeuse Hanoukka',
    body: '<p>Huit soirs, et chaque fois une lumière de plus. Je vous les souhaite en compagnie de ceux que vous aimez, avec assez de latkes pour le lendemain.</p>',
  },
  mothersDay: {
    subject: 'Bonne fête des Mères, {{firstName|et merci}}',
    headline: 'Bonne fête des Mères, {{firstName}}.',
    line: 'Bonne fête des Mères',
    body: '<p>Cette journée est la vôtre. J’espère que quelqu’un vous apportera un café, et que vous pourrez le boire chaud.</p>',
  },
  fathersDay: {
    subject: 'Bonne fête des Pères, {{firstName|et merci}}',
    headline: 'Bonne fête des Pères, {{firstName}}.',
    line: 'Bonne fête des Pères',
    body: '<p>Cette journée est la vôtre. J’espère que le barbecue sera allumé, que le coffre à outils restera fermé et qu’on vous laissera dormir.</p>',
  },
  thanksgiving: {
    subject: 'Merci, {{firstName|de tout cœur}}',
    headline: 'Merci à vous, {{firstName}}.',
    line: 'Merci à vous',
    body: '<p>Mon métier, ce sont des gens qui m’ouvrent leur porte. Merci d’en faire partie.</p><p>Bonne Action de grâce à toute la maisonnée.</p>',
  },
  familyDay: {
    subject: 'Bon jour de la Famille',
    headline: 'Bon jour de la Famille, {{firstName}}.',
    line: 'Bon jour de la Famille',
    body: '<p>Un lundi de congé au milieu de l’hiver, quelle bonne idée. Je vous le souhaite en bonne compagnie, dehors ou sous une couverture.</p>',
  },
  victoriaDay: {
    subject: 'Bon long congé de mai',
    headline: 'Le premier long congé de l’été, {{firstName}}.',
    line: 'Bon long congé de mai',
    body: longWeekend,
  },
  saintJean: {
    subject: 'Bonne Saint-Jean',
    headline: 'Bonne Saint-Jean, {{firstName}}.',
    line: 'Bonne Saint-Jean',
    body: '<p>De la musique au parc, un feu de joie pas loin et les plus longues soirées de l’année. Profitez-en bien.</p>',
  },
  canadaDay: {
    subject: 'Bonne fête du Canada',
    headline: 'Bonne fête du Canada, {{firstName}}.',
    line: 'Bonne fête du Canada',
    body: '<p>Au bord d’un lac, sur un balcon ou devant les feux d’artifice, je vous souhaite une longue et belle journée.</p>',
  },
  labourDay: {
    subject: 'Bonne fête du Travail',
    headline: 'Encore un long congé, {{firstName}}.',
    line: 'Bonne fête du Travail',
    body: longWeekend,
  },
  remembranceDay: {
    subject: 'Nous nous souvenons',
    headline: 'Nous nous souvenons.',
    line: 'Nous nous souvenons',
    body: '<p>Ce matin à onze heures, j’observerai deux minutes de silence pour ceux et celles qui ont servi, et pour ceux et celles qui ne sont pas revenus.</p><p>Mes pensées vous accompagnent, vous et les vôtres qui ont servi.</p>',
  },
  spring: {
    subject: 'Bonjour, printemps',
    headline: 'Le printemps est là, {{firstName}}.',
    line: 'Bonjour, printemps',
    body: '<p>La lumière est de retour. Trois petites choses valent une heure autour de la maison\u00A0:</p><ul><li>regarder le toit et les gouttières après la neige</li><li>ouvrir le robinet extérieur et le surveiller une minute</li><li>changer le filtre du chauffage</li></ul><p>Laissez le reste, et profitez du jardin.</p>',
  },
  marketWinter: {
    subject: 'Votre marché cet hiver',
    headline: 'Votre marché cet hiver, {{firstName}}.',
    line: 'Votre marché cet hiver',
    body: '<p>Voici quelques mots sur le marché immobilier de cet hiver, dans votre secteur.</p><p>Si vous voulez savoir à quel prix des propriétés comme la vôtre se sont vendues, répondez à ce courriel. Je vous enverrai la fourchette, avec le nombre de ventes et leurs mois.</p>',
  },
  marketSpring: {
    subject: 'Votre marché ce printemps',
    headline: 'Votre marché ce printemps, {{firstName}}.',
    line: 'Votre marché ce printemps',
    body: '<p>Voici quelques mots sur le marché immobilier de ce printemps, dans votre secteur.</p><p>Si vous voulez savoir à quel prix des propriétés comme la vôtre se sont vendues, répondez à ce courriel. Je vous enverrai la fourchette, avec le nombre de ventes et leurs mois.</p>',
  },
  marketSummer: {
    subject: 'Votre marché cet été',
    headline: 'Votre marché cet été, {{firstName}}.',
    line: 'Votre marché cet été',
    body: '<p>Voici quelques mots sur le marché immobilier de cet été, dans votre secteur.</p><p>Si vous voulez savoir à quel prix des propriétés comme la vôtre se sont vendues, répondez à ce courriel. Je vous enverrai la fourchette, avec le nombre de ventes et leurs mois.</p>',
  },
  marketAutumn: {
    subject: 'Votre marché cet automne',
    headline: 'Votre marché cet automne, {{firstName}}.',
    line: 'Votre marché cet automne',
    body: '<p>Voici quelques mots sur le marché immobilier de cet automne, dans votre secteur.</p><p>Si vous voulez savoir à quel prix des propriétés comme la vôtre se sont vendues, répondez à ce courriel. Je vous enverrai la fourchette, avec le nombre de ventes et leurs mois.</p><p>Et avant le gel, pensez à vidanger le robinet du jardin et à nettoyer les gouttières.</p>',
  },
  custom: {
    subject: 'Une pensée pour vous, {{firstName|aujourd’hui}}',
    headline: 'Une pensée pour vous, {{firstName}}.',
    line: 'Une pensée pour vous',
    body: '<p>Cette date est dans mon agenda, et je ne voulais pas la laisser passer sans un mot.</p><p>Toute l’équipe de {{brokerage|notre agence}} se joint à moi pour vous saluer.</p>',
  },
};
