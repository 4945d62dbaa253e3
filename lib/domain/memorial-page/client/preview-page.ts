import { presentFuneral } from '@/lib/domain/memorial-page/funeral-views'
import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { fieldsOf } from '@/lib/domain/memorials/client/editing-merge'
import { shownDonations } from '@/lib/domain/memorials/donations-schema'
import { shownMusicLinks } from '@/lib/domain/memorials/music-links-schema'
import { type MemorialForm, type MemorialFormChanges, memorialForm } from '@/lib/domain/memorials/schema'
import { formatLifespan } from '@/lib/shared/danish-dates'
import { birthNameText, fullName, type NameParts } from '@/lib/shared/names'

/** The saved page, and the parts of the name, which the page has only joined. */
export type PreviewBase = { page: MemorialPageView; names: NameParts & { birthName: string | null } }

/**
 * The page with what is typed into the editor. Invalid fields keep their saved values. `typed.biography` must be
 * sanitised: the page shows it unchanged.
 */
export function previewPage({ page, names }: PreviewBase, typed: MemorialForm, now: Date): MemorialPageView {
  const fields = readable(typed)
  const name = { ...names, ...fields }
  const born = { ...page.born, ...lifeEvent(fields.born, fields.bornPlace) }
  const died = { ...page.died, ...lifeEvent(fields.died, fields.diedPlace) }
  return {
    ...page,
    name: fullName(name),
    birthName: birthNameText(name.birthName, name.lastName ?? null),
    lifespan: formatLifespan(born.date, died.date),
    born,
    died,
    epitaph: fields.epitaph === undefined ? page.epitaph : fields.epitaph,
    biography: fields.biography === undefined ? page.biography : fields.biography || null,
    layout: fields.layout ?? page.layout,
    theme: fields.theme ?? page.theme,
    musicLinks: fields.musicLinks ? shownMusicLinks(fields.musicLinks) : page.musicLinks,
    restingPlace: restingPlace(page, fields),
    funeral: funeral(page, fields, now),
    ...(fields.donations && {
      // Their form has the funeral's fields too.
      donations: shownDonations(
        fields.donations,
        { day: fields.funeralDay ?? null, stay: fields.donationsStay ?? false },
        now,
      ),
    }),
  }
}

function readable(typed: MemorialForm): MemorialFormChanges {
  const read: MemorialFormChanges = {}
  for (const field of fieldsOf(typed)) {
    const parsed = memorialForm.safeParse({ [field]: typed[field] })
    if (parsed.success) Object.assign(read, parsed.data)
  }
  return read
}

function lifeEvent(date: MemorialFormChanges['born'], place: string | null | undefined) {
  return { ...(date !== undefined && { date }), ...(place !== undefined && { place }) }
}

function restingPlace(page: MemorialPageView, fields: MemorialFormChanges): MemorialPageView['restingPlace'] {
  const before = page.restingPlace ?? { cemetery: null, plot: null, position: null }
  const { restingCemetery: cemetery = before.cemetery, restingPlot: plot = before.plot } = fields
  const { restingLatitude: latitude, restingLongitude: longitude } = fields
  const isTyped = latitude !== undefined && longitude !== undefined
  const typed = latitude != null && longitude != null ? { latitude, longitude } : null
  const position = isTyped ? typed : before.position
  return cemetery || plot || position ? { cemetery, plot, position } : null
}

function funeral(page: MemorialPageView, fields: MemorialFormChanges, now: Date): MemorialPageView['funeral'] {
  const before = page.funeral
  const pick = <T>(typed: T | undefined, saved: T | undefined) => (typed === undefined ? (saved ?? null) : typed)
  const shown = {
    funeralKind: pick(fields.funeralKind, before?.kind),
    funeralDay: pick(fields.funeralDay, before?.day.slice(0, 10)),
    funeralTime: pick(fields.funeralTime, before?.time),
    funeralPlace: pick(fields.funeralPlace, before?.place),
    funeralAddress: pick(fields.funeralAddress, before?.address),
    funeralNote: pick(fields.funeralNote, before?.note),
    funeralStream: pick(fields.funeralStream, before?.stream),
    funeralRecording: pick(fields.funeralRecording, before?.recording),
    funeralAnswerBy: pick(fields.funeralAnswerBy, before?.answerBy),
    // Not typed, but sent.
    programmeBytes: before?.programmeBytes ?? null,
  }
  return presentFuneral(shown, now)
}
