import { db } from '@/lib/server/db'
import type { PartialDate } from '@/lib/shared/danish-dates'
import type { DemoMemorial } from '@/prisma/seed/families'

type DemoEvent = { date: PartialDate; title: string; place?: string; text?: string; captions?: string[] }

/** Dates known to the year, the month and the day; pictures are found by caption. */
const demoLives: { on: DemoMemorial['key']; events: DemoEvent[] }[] = [
  {
    on: 'public',
    events: [
      {
        date: { year: 1945, month: 5 },
        title: 'Lys i vinduerne',
        place: 'Bovbjerg',
        text: 'Karen var lige fyldt syv. Hun huskede, at hendes mor rev mørklægningen ned og brændte den i haven.',
      },
      {
        date: { year: 1952, month: 4, day: 20 },
        title: 'Konfirmeret',
        place: 'Trans Kirke',
      },
      {
        date: { year: 1952, month: 11 },
        title: 'Ud at tjene',
        place: 'Bøvling',
        text: 'Første plads, på en gård med seks heste. Bange for dem den første uge.',
      },
      {
        date: { year: 1959, month: 6, day: 6 },
        title: 'Gift med Poul',
        place: 'Trans Kirke',
        text: 'Det blæste så meget, at sløret blev i kirken. De dansede vals alligevel.',
      },
      { date: { year: 1960 }, title: 'Mette, Jens og Birgit', text: 'Tre børn på fem år: 1960, 1962 og 1965.' },
      {
        date: { year: 1979, month: 2 },
        title: 'Den hårde vinter',
        text: 'Gården var sneet inde i ni dage. Mælken blev til ost, og naboerne kom på ski for at få brød.',
        captions: ['Den hårde vinter i 1979'],
      },
      {
        date: { year: 1984, month: 6, day: 6 },
        title: 'Sølvbryllup',
        text: 'Birkene ved indkørslen er fra den dag. Der er ti, én for hver gæst, der blev til morgenkaffe.',
        captions: ['Birkene, som hun og Poul plantede til sølvbrylluppet', 'Marken bag gården, efter høst'],
      },
      { date: { year: 1998 }, title: 'Haven i byen', place: 'Lemvig', text: 'Roser mod syd, kartofler mod nord.' },
    ],
  },
  {
    on: 'unlisted',
    events: [
      { date: { year: 1948 }, title: 'Ud af skolen', text: 'Fjorten år og færdig. Resten lærte han af dyrene.' },
      { date: { year: 1959, month: 6, day: 6 }, title: 'Gift med Karen', place: 'Trans Kirke' },
      { date: { year: 1961 }, title: 'Overtog gården', text: 'Tolv køer, en Ferguson og en gæld.' },
    ],
  },
]

/** Adds the demonstration's timelines where there is none. */
export async function ensureTimelines(pages: Partial<Record<DemoMemorial['key'], { id: string }>>): Promise<void> {
  for (const { on, events } of demoLives) {
    const page = pages[on]
    if (!page || (await db.timelineEvent.count({ where: { memorialId: page.id } })) > 0) continue
    const gallery = await db.media.findMany({
      where: { memorialId: page.id, contributionId: null, kind: 'picture' },
      select: { id: true, caption: true },
    })
    for (const { date, captions = [], ...event } of events) {
      const chosen = captions.flatMap((caption) => gallery.find((picture) => picture.caption === caption)?.id ?? [])
      await db.timelineEvent.create({
        data: {
          ...event,
          ...date,
          memorialId: page.id,
          pictures: { createMany: { data: chosen.map((mediaId, position) => ({ mediaId, position })) } },
        },
      })
    }
  }
}
