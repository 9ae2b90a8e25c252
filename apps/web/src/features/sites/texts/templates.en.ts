export const templatesEn = {
  template: {
    title: 'Choose a template',
    text: 'Your wording, cities and pictures move along. Colours, fonts and section order start fresh.',
    inUse: 'In use',
    editSections: 'Edit sections',
    use: 'Use {{name}}',
    tryOn: 'Try on',
    tryOnName: 'Try on {{name}}',
    trying: 'Trying on {{name}}',
    close: 'Close',
    frame: 'Your site in {{name}}',
    suits: 'Suits: {{what}}',
    keeps:
      'Switching asks once, then keeps your {{name}} settings as version {{number, number}}, so you can go back.',
    confirmTitle: 'Switch to {{name}}?',
    confirmText:
      'Colours, fonts, the order of sections and which of them are shown start fresh: your {{name}} settings are discarded. They are kept as version {{number, number}}, so you can go back. Wording, cities and pictures move along.',
    confirm: 'Switch and discard',
    cancel: 'Stay',
    isSet: 'Your draft is in {{name}} now',
  },
  templates: {
    lakeside: {
      name: 'Lakeside',
      about: 'Open and bright. Water, waves, a shore with your towns.',
      suits: 'family homes, cottages',
      colours: { first: 'Lake', second: 'Moss', third: 'Heather', fourth: 'Clay' },
      fonts: {
        first: 'Bricolage Grotesque, Instrument Sans',
        second: 'Source Serif, Instrument Sans',
      },
    },
    gallery: {
      name: 'Gallery',
      about: 'A magazine. Large pictures, a serif, much white.',
      suits: 'few homes, fine photographs',
      colours: { first: 'Oxblood', second: 'Petrol', third: 'Plum', fourth: 'Olive' },
      fonts: {
        first: 'Instrument Serif, Hanken Grotesk',
        second: 'Fraunces, Hanken Grotesk',
      },
    },
    metro: {
      name: 'Metro',
      about: 'Night and numbers. Charts drawn from your market.',
      suits: 'condos, downtown',
      colours: { first: 'Lime', second: 'Signal blue', third: 'Coral', fourth: 'Daylight' },
      fonts: { first: 'Archivo, Geist Mono', second: 'Hanken Grotesk, Geist Mono' },
    },
    heritage: {
      name: 'Heritage',
      about: 'Paper, arches, a linocut street. Stories of houses.',
      suits: 'old towns, villages',
      colours: { first: 'Brick', second: 'Ink blue', third: 'Wine', fourth: 'Sage' },
      fonts: { first: 'Fraunces, Source Serif', second: 'Source Serif, Instrument Sans' },
    },
  },
} as const;
