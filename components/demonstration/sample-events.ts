import type { TimelineEventView } from '@/lib/domain/timeline/schema'
import type { PartialDate } from '@/lib/shared/danish-dates'
import { samplePictures } from './sample-pictures'

type EventDetails = Partial<Pick<TimelineEventView, 'text' | 'place'>> & { pictures?: string[] }

function event(
  title: string,
  date: PartialDate,
  { text = null, place = null, pictures = [] }: EventDetails = {},
): TimelineEventView {
  return {
    id: title,
    title,
    text,
    date,
    place,
    pictures: samplePictures.filter(({ id }) => pictures.includes(id)),
    revision: 1,
  }
}

export const sampleEvents = [
  event(
    'Første skoledag',
    { year: 1943, month: 4 },
    { text: 'Hun kunne læse i forvejen og blev sendt hjem for at øve sig i at kede sig.' },
  ),
  event(
    'Seminariet',
    { year: 1957 },
    { place: 'Vordingborg', text: 'Tre år med klaver, gymnastik og en cykel uden gear.', pictures: ['mark'] },
  ),
  event(
    'Bryllup med Erik',
    { year: 1962, month: 6, day: 2 },
    { place: 'Fakse Ladeplads', text: 'Det regnede, til de kom ud af kirken.', pictures: ['strand'] },
  ),
  event(
    'Lærke og Mads',
    { year: 1965, month: 1 },
    { text: 'To på én gang. Erik købte en ekstra barnevogn og solgte den igen samme dag.' },
  ),
  event(
    'Isvinteren',
    { year: 1979 },
    { text: 'Hun gik til skolen på ski og holdt den åben for de fire, der kom.', pictures: ['vinter'] },
  ),
  event(
    'Det sidste ringetegn',
    { year: 2001, month: 6, day: 29 },
    { place: 'Præstø', text: 'Tre årgange stod i gården og læste højt i kor.', pictures: ['birk', 'sommer'] },
  ),
]
