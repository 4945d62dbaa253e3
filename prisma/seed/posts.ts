import type { DemoMemorial } from '@/prisma/seed/families'

export type DemoPost = {
  on: DemoMemorial['key']
  kind: 'greeting' | 'candle' | 'tribute'
  status: 'pending' | 'approved' | 'rejected'
  daysAgo: number
  authorName: string
  relation?: string
  title?: string
  message?: string
  year?: number
}

export const demoPosts: DemoPost[] = [
  {
    on: 'public',
    kind: 'greeting',
    status: 'approved',
    daysAgo: 1,
    authorName: 'Astrid',
    relation: 'Barnebarn',
    message: 'Farmor, jeg bagte dit rugbrød i går. Det blev for hårdt, men det duftede som hos dig.',
  },
  {
    on: 'public',
    kind: 'greeting',
    status: 'approved',
    daysAgo: 9,
    authorName: 'Else og Villy',
    relation: 'Naboer',
    message: 'Bænken står der endnu. Vi sætter os tit og tænker på dig.',
  },
  {
    on: 'public',
    kind: 'greeting',
    status: 'approved',
    daysAgo: 40,
    authorName: 'Hans Kristian Bjerregaard',
    relation: 'Feriedreng 1964–1969',
    message:
      'Jeg var feriedreng hos Karen og Poul seks somre i træk. Jeg kom som en bleg dreng fra Vesterbro og tog hjem med hård hud i hænderne og marmelade i kufferten. Tak for alt, hvad I lærte mig.',
  },
  {
    on: 'public',
    kind: 'greeting',
    status: 'approved',
    daysAgo: 120,
    authorName: 'Konfirmanderne fra 1952',
    message: 'Vi er kun fire tilbage nu. Vi sang den sidste salme for dig.',
  },
  {
    on: 'public',
    kind: 'greeting',
    status: 'pending',
    daysAgo: 0,
    authorName: 'Tove Madsen',
    relation: 'Veninde fra strikkeklubben',
    message: 'Dine sokker holder endnu. Dem med de røde hæle har jeg gemt til de koldeste dage.',
  },
  {
    on: 'public',
    kind: 'greeting',
    status: 'rejected',
    daysAgo: 3,
    authorName: 'Tilbud',
    message: 'Køb blomster billigt hos os.',
  },
  { on: 'public', kind: 'candle', status: 'approved', daysAgo: 0, authorName: 'Birgit' },
  {
    on: 'public',
    kind: 'candle',
    status: 'approved',
    daysAgo: 0,
    authorName: 'Jens og Lone',
    message: 'Vi var ved stenen i dag. Der var solskin.',
  },
  { on: 'public', kind: 'candle', status: 'approved', daysAgo: 1, authorName: 'Astrid' },
  { on: 'public', kind: 'candle', status: 'approved', daysAgo: 2, authorName: 'Oliver, 7 år', message: 'Til oldemor.' },
  { on: 'public', kind: 'candle', status: 'approved', daysAgo: 3, authorName: 'Else' },
  { on: 'public', kind: 'candle', status: 'approved', daysAgo: 5, authorName: 'Kirsten Lauridsen' },
  { on: 'public', kind: 'candle', status: 'approved', daysAgo: 6, authorName: 'Familien Bjerregaard' },
  { on: 'public', kind: 'candle', status: 'approved', daysAgo: 20, authorName: 'Mette' },
  {
    on: 'public',
    kind: 'candle',
    status: 'pending',
    daysAgo: 0,
    authorName: 'Gudrun',
    message: 'Hvil i fred, kære Karen.',
  },
  {
    on: 'public',
    kind: 'tribute',
    status: 'approved',
    daysAgo: 30,
    authorName: 'Jens Holm',
    relation: 'Søn',
    title: 'Den nat, kalven kom',
    year: 1974,
    message:
      'Det sneede så tæt, at dyrlægen ikke kunne komme frem. Mor tog fars store frakke på, bandt et reb om livet og gik ud i stalden med en lygte. Jeg var ti år og måtte holde lyset.\n\nDa det blev morgen, stod kalven på fire ben, og mor sad i halmen og grinede. Hun havde halm i håret hele dagen, og ingen af os sagde det til hende.',
  },
  {
    on: 'public',
    kind: 'tribute',
    status: 'approved',
    daysAgo: 75,
    authorName: 'Birgit Holm',
    relation: 'Datter',
    title: 'Telefonlisten',
    year: 1988,
    message:
      'På indersiden af køkkenskabet hang en liste med numre på alle, der var alene. Hver søndag efter kirke ringede hun til dem efter tur. Da vi ryddede huset, tog jeg lågen af og med hjem.',
  },
  {
    on: 'public',
    kind: 'tribute',
    status: 'pending',
    daysAgo: 2,
    authorName: 'Inger Dam',
    relation: 'Lærer ved skolen',
    title: 'Skolemaden',
    year: 1969,
    message:
      'Karen sendte altid en ekstra madpakke med Mette. Der var et barn i klassen, som manglede en. Det var aldrig noget, hun nævnte.',
  },
  {
    on: 'unlisted',
    kind: 'greeting',
    status: 'approved',
    daysAgo: 14,
    authorName: 'Mette',
    relation: 'Datter',
    message: 'Jeg fløjter selv nu. Det skal nok gå.',
  },
  { on: 'unlisted', kind: 'candle', status: 'approved', daysAgo: 2, authorName: 'Jens' },
  { on: 'unlisted', kind: 'candle', status: 'approved', daysAgo: 4, authorName: 'Birgit' },
  { on: 'private', kind: 'candle', status: 'approved', daysAgo: 1, authorName: 'Mette' },
  {
    on: 'dualLeft',
    kind: 'greeting',
    status: 'approved',
    daysAgo: 60,
    authorName: 'Havnefogeden',
    message: 'Din plads på molen er fri. Ingen sætter sig dér.',
  },
  {
    on: 'dualRight',
    kind: 'candle',
    status: 'approved',
    daysAgo: 1,
    authorName: 'Søren',
    message: 'Jeg satte et i vinduet, mor.',
  },
]
