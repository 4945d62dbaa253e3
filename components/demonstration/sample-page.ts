import type { ExcerptView } from '@/lib/domain/family-tree/schema'
import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import type { Layout, Theme } from '@/lib/domain/memorials/schema'
import { sampleEvents } from './sample-events'
import { sampleCover, samplePictures, samplePortrait } from './sample-pictures'
import { sampleCandles, sampleGreetings, sampleTributes } from './sample-posts'

const person = (name: string, lifespan: string) => ({ id: name, name, lifespan, isLiving: false, memorialPath: null })

const sampleFamily: ExcerptView = {
  groups: [
    {
      relation: 'parent',
      people: [person('Niels Bruun', '1901 – 1978'), person('Ane Bruun', '1906 – 1990')],
      maskedCount: 0,
      restCount: 0,
    },
    { relation: 'partner', people: [person('Aage Østergaard', '1933 – 2009')], maskedCount: 0, restCount: 0 },
    { relation: 'child', people: [], maskedCount: 3, restCount: 0 },
    { relation: 'sibling', people: [person('Viggo Bruun', '1931 – 1999')], maskedCount: 1, restCount: 0 },
  ],
}

/** A complete page of an invented person, without a database, for the demonstrations. */
export function samplePage(look: { layout: Layout; theme: Theme }): MemorialPageView {
  const whole = (items: MemorialPageView['candles']['items']) => ({ items, nextCursor: null })
  return {
    id: '00000000-0000-4000-8000-000000000000',
    slug: 'eksempel',
    path: '/memorial/eksempel',
    name: 'Johanne Marie Østergaard',
    birthName: 'født Bruun',
    lifespan: '1936 – 2021',
    born: { date: { year: 1936, month: 4, day: 9 }, place: 'Fakse Ladeplads' },
    died: { date: { year: 2021, month: 10, day: 28 }, place: 'Præstø' },
    epitaph: 'Hun læste højt, til alle kunne det udenad.',
    biography,
    portrait: samplePortrait,
    cover: sampleCover,
    pictures: { items: samplePictures, nextCursor: null },
    albums: [],
    films: [],
    voices: [],
    music: [],
    musicLinks: [],
    timeline: sampleEvents,
    family: sampleFamily,
    ...look,
    funeral: null,
    restingPlace: { cemetery: 'Den gamle kirkegård', plot: 'Ved muren, under lindetræet', position: null },
    counts: {
      greetings: sampleGreetings.length,
      candles: 41,
      tributes: sampleTributes.length,
      burning: sampleCandles.length,
    },
    candles: whole(sampleCandles),
    greetings: whole(sampleGreetings),
    tributes: whole(sampleTributes),
    position: null,
    state: 'published',
    isMembersOnly: false,
    isListed: false,
    isOpenForPosts: false,
    membership: null,
  }
}

const biography = [
  '<h2>Pigen ved stranden</h2>',
  '<p>Johanne voksede op i et hus, hvor man kunne høre bølgerne i alle rum. Hendes far var fyrpasser, og hun kunne kende skibene på lyden, længe før de andre kunne se dem.</p>',
  '<p>Hun lærte sig selv at læse af almanakken. Den blev ved med at være hendes yndlingsbog.</p>',
  '<h2>Fyrre år i den samme klasse</h2>',
  '<p>Som lærer havde hun det samme lokale fra 1961 til 2001. Bogreolen byggede hun selv, og på den nederste hylde stod altid en dåse med pebernødder til den, der havde en svær dag.</p>',
  '<blockquote><p>Man kan ikke læse højt og have travlt.</p></blockquote>',
  '<p>Hun sagde det tit, og hun havde aldrig travlt.</p>',
].join('')
