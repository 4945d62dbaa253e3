import type { ContributionKind, ContributionView } from '@/lib/domain/contributions/schema'

function post(kind: ContributionKind, authorName: string, said: Partial<ContributionView> = {}): ContributionView {
  return {
    id: `${kind}-${authorName}`,
    kind,
    authorName,
    relation: null,
    title: null,
    message: null,
    year: null,
    createdAt: '2025-03-14T10:00:00.000Z',
    status: 'approved',
    statusText: 'Godkendt',
    own: false,
    burning: kind === 'candle',
    pictures: [],
    ...said,
  }
}

export const sampleCandles = [
  post('candle', 'Kirsten og Ole', { message: 'Vi tænker på dig, når fyret tændes.' }),
  post('candle', 'Lærke'),
  post('candle', '7. årgang 1971', { message: 'Tak for alfabetet.' }),
]

export const sampleGreetings = [
  post('greeting', 'Bent Rasmussen', {
    relation: 'nabo',
    message: 'Hun kom altid over med de første jordbær, og hun gik aldrig igen, før vi havde spist dem.',
  }),
  post('greeting', 'Aisha', {
    relation: 'elev',
    message:
      'Du lærte mig dansk ved at læse højt for mig hver eftermiddag i et helt år. Jeg læser højt for mine børn nu.',
    createdAt: '2025-02-02T10:00:00.000Z',
  }),
]

export const sampleTributes = [
  post('tribute', 'Søren', {
    relation: 'barnebarn',
    title: 'Da vi byggede dragen',
    year: 1998,
    message:
      'Farmor havde læst, at en drage skulle have en hale på seks gange sin egen længde. Det tog hele formiddagen at binde den af gamle gardiner. Den fløj ikke den dag og heller ikke den næste.\nMen den tredje dag fløj den så højt, at hun måtte låne brillerne af en fremmed for at se den.',
  }),
]
