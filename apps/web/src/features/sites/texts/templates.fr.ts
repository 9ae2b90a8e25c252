export const templatesFr = {
  template: {
    title: 'Choisir un modèle',
    text: 'Vos textes, vos villes et vos images vous suivent. Les couleurs, les polices et l’ordre des sections repartent à neuf.',
    inUse: 'Utilisé',
    editSections: 'Modifier les sections',
    use: 'Utiliser {{name}}',
    tryOn: 'Essayer',
    tryOnName: 'Essayer {{name}}',
    trying: 'Essai de {{name}}',
    close: 'Fermer',
    frame: 'Votre site en {{name}}',
    suits: 'Convient\u00A0: {{what}}',
    keeps:
      'Changer de modèle demande une confirmation, puis garde vos réglages de {{name}} comme version {{number, number}}\u00A0: vous pouvez y revenir.',
    confirmTitle: 'Passer à {{name}}?',
    confirmText:
      'Les couleurs, les polices, l’ordre des sections et leur affichage repartent à neuf\u00A0: vos réglages de {{name}} sont abandonnés. Ils restent gardés comme version {{number, number}}, et vous pouvez y revenir. Les textes, les villes et les images vous suivent.',
    confirm: 'Changer et abandonner',
    cancel: 'Rester',
    isSet: 'Votre brouillon est maintenant en {{name}}',
  },
  templates: {
    lakeside: {
      name: 'Lakeside',
      about: 'Ouvert et clair. De l’eau, des vagues, une rive avec vos villes.',
      suits: 'maisons familiales, chalets',
      colours: { first: 'Lac', second: 'Mousse', third: 'Bruyère', fourth: 'Argile' },
      fonts: {
        first: 'Bricolage Grotesque, Instrument Sans',
        second: 'Source Serif, Instrument Sans',
      },
    },
    gallery: {
      name: 'Gallery',
      about: 'Un magazine. De grandes images, un caractère à empattements, beaucoup de blanc.',
      suits: 'peu de propriétés, belles photos',
      colours: { first: 'Sang-de-bœuf', second: 'Pétrole', third: 'Prune', fourth: 'Olive' },
      fonts: {
        first: 'Instrument Serif, Hanken Grotesk',
        second: 'Fraunces, Hanken Grotesk',
      },
    },
    metro: {
      name: 'Metro',
      about: 'La nuit et les chiffres. Des graphiques tirés de votre marché.',
      suits: 'condos, centre-ville',
      colours: { first: 'Lime', second: 'Bleu signal', third: 'Corail', fourth: 'Plein jour' },
      fonts: { first: 'Archivo, Geist Mono', second: 'Hanken Grotesk, Geist Mono' },
    },
    heritage: {
      name: 'Heritage',
      about: 'Du papier, des arches, une rue en linogravure. Des histoires de maisons.',
      suits: 'vieilles villes, villages',
      colours: { first: 'Brique', second: 'Bleu encre', third: 'Vin', fourth: 'Sauge' },
      fonts: { first: 'Fraunces, Source Serif', second: 'Source Serif, Instrument Sans' },
    },
  },
} as const;
