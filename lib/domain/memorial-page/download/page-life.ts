import type { DownloadFile } from '@/lib/domain/memorial-page/download/download-files'
import { escaped, paragraph, section } from '@/lib/domain/memorial-page/download/escaped'
import { figures } from '@/lib/domain/memorial-page/download/page-figure'
import { lifeChapters } from '@/lib/domain/memorial-page/life-chapters'
import { type LifeMoment, lifeMoments } from '@/lib/domain/memorial-page/life-moments'
import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { formatPartialDate } from '@/lib/shared/danish-dates'

type Files = ReadonlyMap<string, DownloadFile>

/** The timeline: in chapters in the enhanced layout, otherwise one list. `files` are by media id. */
export function pageLife(page: MemorialPageView, files: Files): string {
  const list = (moments: readonly LifeMoment[]) =>
    moments.length > 0 ? `<ol class="life">${moments.map((one) => moment(one, files)).join('')}</ol>` : ''
  if (page.layout !== 'enhanced') return section('Tidslinje', list(lifeMoments(page)))
  return lifeChapters(page)
    .map(({ title, years, moments }) => section(title, paragraph(years, 'quiet') + list(moments), 'chapter'))
    .join('')
}

function moment({ kind, event }: LifeMoment, files: Files): string {
  const { date, place } = event
  const when = date ? `<p class="when">${escaped(formatPartialDate(date))}</p>` : ''
  const title = kind === 'event' ? event.title : kind === 'born' ? 'Født' : 'Død'
  const told = kind === 'event' ? paragraph(event.text) : ''
  const shown = kind === 'event' ? event.pictures.flatMap(({ id }) => files.get(id) ?? []) : []
  return `<li>${when}<h3>${escaped(title)}</h3>${paragraph(place, 'quiet')}${told}${figures(shown)}</li>`
}
