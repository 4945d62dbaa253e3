import type { DemoRole } from '@/lib/domain/accounts/demo-accounts'
import type { NewMemorial } from '@/lib/domain/memorials/create-memorial-row'
import type { Motif } from '@/prisma/seed/draw-picture'

export type DemoPicture = { motif: Motif; seed: number; caption: string; altText: string }
export type DemoMemorial = {
  key: 'public' | 'unlisted' | 'private' | 'dualLeft' | 'dualRight' | 'draft'
  owner: DemoRole
  columns: Omit<NewMemorial, 'ownerId'>
  portrait: DemoPicture | null
  cover: DemoPicture | null
  pictures: DemoPicture[]
}

const paragraphs = (...texts: string[]) =>
  texts.map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)).join('')

/** `today` moves the coming funeral; all other dates are fixed. */
export function demoMemorials(today: Date): DemoMemorial[] {
  const inFiveDays = new Date(today.getTime() + 5 * 24 * 3600_000)
  return [
    {
      key: 'public',
      owner: 'family',
      columns: {
        firstName: 'Karen',
        middleName: 'Margrethe',
        lastName: 'Holm',
        birthName: 'Lauridsen',
        bornYear: 1938,
        bornMonth: 5,
        bornDay: 3,
        bornPlace: 'Bovbjerg',
        diedYear: 2024,
        diedMonth: 11,
        diedDay: 12,
        diedPlace: 'Lemvig',
        epitaph: 'Hun satte altid en ekstra kop frem.',
        biography: paragraphs(
          '<h2>En pige fra klitten</h2>',
          'Karen blev født i det lave hus bag klitten ved Bovbjerg, som den tredje af fem. Far fiskede, mor holdt høns, og om vinteren stod døren på klem ind til kostalden, så varmen kunne nå ud i stuen. Hun fortalte tit, at hun lærte at læse af Vestkysten, som lå under lampen, når de andre var færdige med den.',
          'Som fjortenårig kom hun ud at tjene på en gård ved Bøvling. Hun var bange for hestene den første uge og græd den sidste, da hun skulle hjem.',
          '<h2>Poul og gården</h2>',
          'Til høstfesten i 1958 bad Poul Holm hende op til en vals, som han ikke kunne danse. De blev gift året efter og overtog hans fars gård med tolv køer, en Ferguson og en gæld, de aldrig talte om foran børnene. De fik Mette, Jens og Birgit, og der var altid nogen ekstra ved bordet: en feriedreng fra København, en nabo, præsten, når han alligevel kom forbi.',
          'Karen bagte rugbrød hver fredag. Hun strikkede sokker til alle, hun kendte, og til en del, hun ikke kendte.',
          '<h2>Haven</h2>',
          'Da Jens tog over, flyttede de ind til byen, og Karen fik endelig den have, hun havde villet have. Roser mod syd, kartofler mod nord og en bænk, hvor man kunne se fjorden, hvis man lænede sig lidt. Dér sad hun om aftenen og hilste på alle, der gik forbi.',
          'Hun døde stille en tirsdag morgen, mens det blev lyst.',
        ),
        restingCemetery: 'Trans Kirkegård',
        restingPlot: 'Række 7, nr. 14',
        restingLatitude: 56.5167,
        restingLongitude: 8.1275,
        visibility: 'public',
        theme: 'sea',
        state: 'published',
      },
      portrait: {
        motif: 'portrait',
        seed: 3,
        caption: 'Karen i haven, 2011',
        altText: 'Karen set bagfra, med blikket ud over fjorden',
      },
      cover: { motif: 'sea', seed: 11, caption: 'Bovbjerg en aften', altText: 'Aftenlys over havet set fra klinten' },
      pictures: [
        {
          motif: 'sea',
          seed: 21,
          caption: 'Stranden neden for huset, hvor hun lærte at svømme',
          altText: 'Havet i morgenlys',
        },
        {
          motif: 'heath',
          seed: 22,
          caption: 'Turen til heden hver august, når lyngen sprang ud',
          altText: 'Lyng i blomst under høj himmel',
        },
        {
          motif: 'field',
          seed: 23,
          caption: 'Marken bag gården, efter høst',
          altText: 'Gule stubmarker og et enkelt træ',
        },
        {
          motif: 'birch',
          seed: 24,
          caption: 'Birkene, som hun og Poul plantede til sølvbrylluppet',
          altText: 'Lyse birkestammer',
        },
        { motif: 'winter', seed: 25, caption: 'Den hårde vinter i 1979', altText: 'Sne over markerne og en lav sol' },
      ],
    },
    {
      key: 'unlisted',
      owner: 'family',
      columns: {
        firstName: 'Poul',
        middleName: 'Erik',
        lastName: 'Holm',
        bornYear: 1934,
        bornMonth: 2,
        diedYear: 2009,
        diedPlace: 'Lemvig',
        epitaph: 'Det skal nok gå.',
        biography: paragraphs(
          'Poul sagde ikke meget, men man kunne altid høre, hvor han var: han fløjtede. Når han holdt op, vidste vi, at der var noget galt med en ko eller med høsten.',
          'Han lærte os at slå et søm i uden at ramme fingeren, at vente på regnen og at sige undskyld, inden solen gik ned.',
        ),
        restingCemetery: 'Trans Kirkegård',
        visibility: 'unlisted',
        theme: 'forest',
        layout: 'enhanced',
        state: 'published',
      },
      portrait: { motif: 'portrait', seed: 8, caption: 'Poul, 1986', altText: 'Poul set bagfra ved marken' },
      cover: null,
      pictures: [{ motif: 'field', seed: 31, caption: 'Nymarken', altText: 'Grønne marker i foråret' }],
    },
    {
      key: 'private',
      owner: 'family',
      columns: {
        firstName: 'Ingrid',
        lastName: 'Lauridsen',
        bornYear: 1941,
        diedYear: today.getFullYear(),
        diedMonth: today.getMonth() + 1,
        epitaph: 'Tak for hver en dag.',
        biography: paragraphs(
          'Ingrid var Karens søster. Siden her er kun for familien, mens vi samler billeder og minder.',
        ),
        funeralKind: 'church',
        funeralDay: new Date(`${inFiveDays.toISOString().slice(0, 10)}T00:00:00Z`),
        funeralTime: '13:00',
        funeralAnswerBy: new Date(`${inFiveDays.toISOString().slice(0, 10)}T00:00:00Z`),
        funeralPlace: 'Trans Kirke',
        funeralAddress: 'Transvej 50, 7620 Lemvig',
        funeralNote: 'Bagefter er der kaffe i forsamlingshuset. Alle er velkomne.',
        donations: [
          {
            name: 'Redningsstationens Venner',
            link: 'https://redningsstationen.example/gave',
            mobilePay: '12 345',
            note: 'Skriv gerne Ingrids navn ved gaven.',
          },
        ],
        musicLinks: [
          { title: 'Den signede dag', link: 'https://open.spotify.com/search/Den%20signede%20dag' },
          {
            title: 'Jylland mellem tvende have',
            link: 'https://open.spotify.com/search/Jylland%20mellem%20tvende%20have',
          },
        ],
        visibility: 'members',
        theme: 'heath',
        state: 'published',
      },
      portrait: null,
      cover: { motif: 'heath', seed: 41, caption: '', altText: 'Hede i aftenlys' },
      pictures: [],
    },
    {
      key: 'dualLeft',
      owner: 'family2',
      columns: {
        firstName: 'Aage',
        lastName: 'Thomsen',
        bornYear: 1929,
        bornMonth: 9,
        bornDay: 21,
        diedYear: 2011,
        diedMonth: 3,
        diedDay: 2,
        bornPlace: 'Skagen',
        epitaph: 'Havet gav, og havet tog.',
        biography: paragraphs(
          'Aage sejlede i enogtredive år og havde en historie for hver bølge. De fleste af dem var sande.',
        ),
        restingCemetery: 'Skagen Kirkegård',
        visibility: 'public',
        theme: 'winter',
        state: 'published',
      },
      portrait: { motif: 'portrait', seed: 51, caption: 'Aage', altText: 'Aage set bagfra ved vandet' },
      cover: { motif: 'sea', seed: 52, caption: 'Grenen', altText: 'Havet, hvor de to strømme mødes' },
      pictures: [],
    },
    {
      key: 'dualRight',
      owner: 'family2',
      columns: {
        firstName: 'Ellen',
        middleName: 'Kirstine',
        lastName: 'Thomsen',
        birthName: 'Bruun',
        bornYear: 1932,
        diedYear: 2022,
        diedMonth: 8,
        diedDay: 30,
        bornPlace: 'Frederikshavn',
        epitaph: 'Og lyset blev tændt i vinduet.',
        biography: paragraphs(
          'Ellen satte hver aften et lys i vinduet mod havnen, også længe efter at Aage var gået i land.',
        ),
        restingCemetery: 'Skagen Kirkegård',
        visibility: 'public',
        theme: 'starry_sky',
        layout: 'classic',
        state: 'published',
      },
      portrait: { motif: 'portrait', seed: 9, caption: 'Ellen', altText: 'Ellen set bagfra i aftenlyset' },
      cover: { motif: 'winter', seed: 58, caption: 'Skagen i januar', altText: 'Sne og lav sol' },
      pictures: [],
    },
    {
      key: 'draft',
      owner: 'family2',
      columns: {
        firstName: 'Niels',
        lastName: 'Bruun',
        bornYear: 1930,
        diedYear: 1998,
        visibility: 'unlisted',
        state: 'draft',
        creationWay: 'guided',
        creationStep: 'biography',
      },
      portrait: null,
      cover: null,
      pictures: [],
    },
  ]
}
