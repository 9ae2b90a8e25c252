import type { Occasion } from '@hearthline/domain/greeting/occasions';
import type { OccasionWords } from './occasion-words.ts';

const longWeekend =
  '<p>I hope the long weekend brings you good weather, good company and nothing that has to be done.</p><p>See you on the other side of it.</p>';

export const occasionsEn: Record<Occasion, OccasionWords> = {
  birthday: {
    subject: 'Happy birthday, {{firstName|and many more}}',
    headline: 'Happy birthday, {{firstName}}.',
    line: 'Happy birthday',
    body: '<p>I hope there is cake today, and that somebody else does the dishes.</p><p>All the best for the year ahead, to you and to everyone around your table.</p>',
  },
  homeDay: {
    subject: 'Cheers to {{yearsInWords|another year}} at {{street|your place}}',
    headline: 'Happy home day, {{firstName}}.',
    line: 'Happy home day',
    body: '<p>Today it is {{yearsInWords|another year}} since your home became yours. I hope {{street|it}} has been good to you this year, and that the neighbours have too.</p><p>If anything in the house needs a plumber, an electrician or a second opinion, ask me. I keep a short list of people I trust.</p>',
    withYears: {
      headline: '{{yearsInWords}} at home, {{firstName}}.',
      line: '{{yearsInWords}} of coming home',
    },
  },
  clientSince: {
    subject: 'Thank you for {{yearsInWords|your trust}}',
    headline: 'Thank you, {{firstName}}.',
    line: 'Thank you for your trust',
    body: '<p>It is {{yearsInWords|a good while}} now since we first sat down together. Thank you for trusting me with something as large as a home.</p><p>Nothing to do and nothing to sign. I just wanted to say it.</p>',
    withYears: {
      headline: '{{yearsInWords}}, {{firstName}}, and thank you.',
      line: 'Thank you for {{yearsInWords}}',
    },
  },
  seasonsGreetings: {
    subject: 'Warm wishes for the winter',
    headline: 'Warm wishes, {{firstName}}.',
    line: 'Warm wishes from our street to yours',
    body: '<p>Before the year closes, thank you for being part of it. I hope the weeks ahead are slow, warm and full of people you like.</p><p>Everyone at {{brokerage|our office}} joins me in these wishes.</p>',
  },
  christmas: {
    subject: 'Merry Christmas, {{firstName|and thank you}}',
    headline: 'Merry Christmas, {{firstName}}.',
    line: 'Merry Christmas',
    body: '<p>I hope your house is loud, warm and a little too full today.</p><p>Merry Christmas to you and yours, and a quiet week after it.</p>',
  },
  newYear: {
    subject: 'Happy New Year, {{firstName|and thank you}}',
    headline: 'Happy New Year, {{firstName}}.',
    line: 'Happy New Year',
    body: '<p>May the new year bring you health, good neighbours and a furnace that never wakes you at night.</p><p>Thank you for the year behind us.</p>',
  },
  lunarNewYear: {
    subject: 'Happy Lunar New Year, {{firstName|to you and yours}}',
    headline: 'Happy Lunar New Year, {{firstName}}.',
    line: 'Happy Lunar New Year',
    body: '<p>A good beginning to you and to your family: health, luck, and a table with room for everyone.</p>',
  },
  easter: {
    subject: 'Happy Easter, {{firstName|to you and yours}}',
    headline: 'Happy Easter, {{firstName}}.',
    line: 'Happy Easter',
    body: '<p>I hope the weekend is bright, that the eggs are all found in the end, and that there is something green in the garden already.</p><p>Happy Easter to everyone at home.</p>',
  },
  orthodoxEaster: {
    subject: 'Happy Easter, {{firstName|to you and yours}}',
    headline: 'Happy Easter, {{firstName}}.',
    line: 'Happy Easter',
    body: '<p>A joyful feast to you and to everyone at your table, with red eggs and good bread.</p><p>Everyone at {{brokerage|our office}} joins me in these wishes.</p>',
  },
  eidAlFitr: {
    subject: 'Eid Mubarak, {{firstName|to you and yours}}',
    headline: 'Eid Mubarak, {{firstName}}.',
    line: 'Eid Mubarak',
    body: '<p>After the month of fasting, a joyful Eid to you and your family. May the day be full of visits and the table full of sweets.</p>',
  },
  diwali: {
    subject: 'Happy Diwali, {{firstName|to you and yours}}',
    headline: 'Happy Diwali, {{firstName}}.',
    line: 'Happy Diwali',
    body: '<p>May every window of your home be lit tonight, and the year that begins be bright for everyone behind them.</p>',
  },
  hanukkah: {
    subject: 'Happy Hanukkah, {{firstName|to you and yours}}',
    headline: 'Happy Hanukkah, {{firstName}}.',
    line: 'Happy Hanukkah',
    body: '<p>Eight evenings, one more light each time. I hope they bring you together with the people you love, and that there are latkes left for the second evening.</p>',
  },
  mothersDay: {
    subject: 'Happy Mother’s Day, {{firstName|with thanks}}',
    headline: 'Happy Mother’s Day, {{firstName}}.',
    line: 'Happy Mother’s Day',
    body: '<p>Today is for you. I hope somebody brings you coffee, and that you are allowed to drink it while it is hot.</p>',
  },
  fathersDay: {
    subject: 'Happy Father’s Day, {{firstName|with thanks}}',
    headline: 'Happy Father’s Day, {{firstName}}.',
    line: 'Happy Father’s Day',
    body: '<p>Today is for you. I hope the barbecue is lit, the toolbox stays closed, and somebody lets you sleep in.</p>',
  },
  thanksgiving: {
    subject: 'Thank you, {{firstName|with all my heart}}',
    headline: 'Thankful for you, {{firstName}}.',
    line: 'Thankful for you',
    body: '<p>My work is made of people who let me in at their door. Thank you for being one of them.</p><p>Happy Thanksgiving to everyone at your table.</p>',
  },
  familyDay: {
    subject: 'Happy Family Day',
    headline: 'Happy Family Day, {{firstName}}.',
    line: 'Happy Family Day',
    body: '<p>A free Monday in the middle of winter is a good idea. I hope you spend it with the people you like best, outside or under a blanket.</p>',
  },
  victoriaDay: {
    subject: 'Happy Victoria Day',
    headline: 'The first long weekend of summer, {{firstName}}.',
    line: 'Happy Victoria Day',
    body: longWeekend,
  },
  saintJean: {
    subject: 'Happy Saint-Jean',
    headline: 'Happy Saint-Jean, {{firstName}}.',
    line: 'Happy Saint-Jean',
    body: '<p>Music in the park, a fire somewhere near, and the longest evenings of the year. I hope you enjoy every minute of it.</p>',
  },
  canadaDay: {
    subject: 'Happy Canada Day',
    headline: 'Happy Canada Day, {{firstName}}.',
    line: 'Happy Canada Day',
    body: '<p>Wherever you spend it, on a lake, on a porch or at the fireworks, I hope the day is long and easy.</p>',
  },
  labourDay: {
    subject: 'A good Labour Day weekend',
    headline: 'One more long weekend, {{firstName}}.',
    line: 'Happy Labour Day',
    body: longWeekend,
  },
  remembranceDay: {
    subject: 'We remember',
    headline: 'We remember.',
    line: 'We remember',
    body: '<p>At eleven this morning I will stand still for two minutes, for those who served and those who did not come home.</p><p>My thoughts are with you, and with everyone in your family who served.</p>',
  },
  spring: {
    subject: 'Hello, spring',
    headline: 'Spring is here, {{firstName}}.',
    line: 'Hello, spring',
    body: '<p>The light is back. Three small things are worth an hour around the house now:</p><ul><li>look at the roof and the eaves after the snow</li><li>turn the outside tap on and watch it for a minute</li><li>change the filter of the furnace</li></ul><p>Then leave the rest, and enjoy the garden.</p>',
  },
  marketWinter: {
    subject: 'Your market this winter',
    headline: 'Your market this winter, {{firstName}}.',
    line: 'Your market this winter',
    body: '<p>A short letter about homes in {{city|your area}} this winter.</p><p>If you would like to know what homes like yours have sold for, answer this mail. I will send you the range, with the number of sales and their months.</p>',
  },
  marketSpring: {
    subject: 'Your market this spring',
    headline: 'Your market this spring, {{firstName}}.',
    line: 'Your market this spring',
    body: '<p>A short letter about homes in {{city|your area}} this spring.</p><p>If you would like to know what homes like yours have sold for, answer this mail. I will send you the range, with the number of sales and their months.</p>',
  },
  marketSummer: {
    subject: 'Your market this summer',
    headline: 'Your market this summer, {{firstName}}.',
    line: 'Your market this summer',
    body: '<p>A short letter about homes in {{city|your area}} this summer.</p><p>If you would like to know what homes like yours have sold for, answer this mail. I will send you the range, with the number of sales and their months.</p>',
  },
  marketAutumn: {
    subject: 'Your market this fall',
    headline: 'Your market this fall, {{firstName}}.',
    line: 'Your market this fall',
    body: '<p>A short letter about homes in {{city|your area}} this fall.</p><p>If you would like to know what homes like yours have sold for, answer this mail. I will send you the range, with the number of sales and their months.</p><p>And before the frost: drain the garden tap and clear the eaves.</p>',
  },
  custom: {
    subject: 'Thinking of you, {{firstName|today}}',
    headline: 'Thinking of you, {{firstName}}.',
    line: 'Thinking of you',
    body: '<p>I have this day in my calendar, and did not want it to pass without a word.</p><p>Everyone at {{brokerage|our office}} joins me in wishing you well.</p>',
  },
};
