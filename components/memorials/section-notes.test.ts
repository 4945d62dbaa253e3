import { describe, expect, test } from 'vitest'
import { sectionNotes } from '@/components/memorials/section-notes'
import { entitlementsOf } from '@/lib/domain/billing/entitlements'
import type { MemorialEditView } from '@/lib/domain/memorial-page/page-view'

const none = { pictures: 0, films: 0, voices: 0, events: 0 }

const bare: MemorialEditView = {
  id: 'id',
  slug: 'karen-holm',
  fullName: 'Karen Holm',
  state: 'draft',
  visibility: 'unlisted',
  hiddenReason: null,
  revision: 1,
  creationStep: null,
  isOwnStory: false,
  canOpenStory: false,
  firstName: 'Karen',
  middleName: null,
  lastName: 'Holm',
  birthName: null,
  born: null,
  died: null,
  bornPlace: null,
  diedPlace: null,
  epitaph: null,
  biography: null,
  restingCemetery: null,
  restingPlot: null,
  restingLatitude: null,
  restingLongitude: null,
  funeralKind: null,
  funeralDay: null,
  funeralTime: null,
  funeralPlace: null,
  funeralAddress: null,
  funeralNote: null,
  funeralStream: null,
  funeralRecording: null,
  funeralAnswerBy: null,
  donations: [],
  donationsStay: false,
  musicLinks: [],
  programmeBytes: null,
  portraitId: null,
  coverId: null,
  guestbookMode: 'first',
  tributeMode: 'first',
  candleMode: 'at_once',
  theme: 'lichen',
  layout: 'standard',
  remembersBirth: false,
  remembersDeath: false,
  role: 'owner',
  ownerName: 'Bo Holm',
  creationWay: 'blank',
  creationTemplate: null,
  publishedAt: null,
  codes: [],
  pictures: [],
  room: entitlementsOf({ plan: 'basis' }, true),
}

describe('a closed section of the editor', () => {
  test('says what is missing', () => {
    expect(sectionNotes(bare, none)).toMatchObject({
      navn: 'Fødselsdag og dødsdag mangler',
      portraet: 'Intet portræt endnu',
      livshistorie: 'Ikke begyndt endnu',
      tidslinje: 'Ingen begivenheder endnu',
      billeder: 'Intet billede endnu',
      gravsted: 'Ikke skrevet endnu',
    })
    expect(sectionNotes({ ...bare, died: { year: 2024 } }, none).navn).toBe('Fødselsdag mangler')
  })

  test('summarises its content', () => {
    const full = {
      ...bare,
      born: { year: 1942 },
      died: { year: 2024 },
      portraitId: 'a',
      epitaph: 'Savnet',
      biography: '<h2>Et liv</h2><p>Ved havet</p>',
      restingCemetery: 'Vor Frue Kirkegård',
    }
    expect(sectionNotes(full, { pictures: 3, films: 1, voices: 0, events: 1 })).toMatchObject({
      navn: 'Karen Holm, 1942 – 2024',
      portraet: 'Portræt og mindeord',
      livshistorie: '4 ord',
      tidslinje: '1 begivenhed',
      billeder: '3 billeder og 1 film',
      gravsted: 'Vor Frue Kirkegård',
      udseende: 'Lav og himmel, almindelig opbygning',
      maerkedage: 'Ingen besked',
      adresse: '/memorial/karen-holm',
      udgiv: 'Kladde',
    })
  })

  test('does not count the headings of a template as content', () => {
    expect(sectionNotes({ ...bare, biography: '<h2>Barndom og ungdom</h2><p></p>' }, none).livshistorie).toBe(
      'Ikke begyndt endnu',
    )
  })
})
