import { expect, test } from 'vitest'
import { presentFuneral } from '@/lib/domain/memorial-page/funeral-views'
import { aFuneral } from '@/tests/factories/funerals'

const at = (moment: string, fields: Partial<typeof aFuneral> = {}) =>
  presentFuneral({ ...aFuneral, ...fields }, new Date(moment))

test('the stream is there until the ceremony has ended, the recording from then on', () => {
  const before = { stream: aFuneral.funeralStream, recording: null, place: 'Bovbjerg Kirke', isOver: false }
  const after = { stream: null, recording: aFuneral.funeralRecording, place: 'Bovbjerg Kirke', isOver: false }
  expect(at('2026-04-20T10:00:00Z')).toMatchObject({ ...before, until: '2026-05-03T13:30:00.000Z' })
  expect(at('2026-05-03T13:29:59Z')).toMatchObject(before)
  expect(at('2026-05-03T13:30:00Z')).toMatchObject({ ...after, until: '2026-05-03T22:00:00.000Z' })
  expect(at('2026-05-03T21:59:59Z')).toMatchObject(after)
})

test('after its day a funeral is gone but for its recording, which stays', () => {
  const left = { recording: aFuneral.funeralRecording, place: null, stream: null, isOver: true, until: null }
  expect(at('2026-05-03T22:00:00Z')).toMatchObject(left)
  expect(presentFuneral({ ...aFuneral, funeralRecording: null }, new Date('2026-05-03T22:00:00Z'))).toBeNull()
})

test('without a time of day a ceremony lasts its day, and none goes on into the next', () => {
  const allDay = presentFuneral({ ...aFuneral, funeralTime: null }, new Date('2026-05-03T21:00:00Z'))
  expect(allDay).toMatchObject({ stream: aFuneral.funeralStream, until: '2026-05-03T22:00:00.000Z' })
  expect(at('2026-05-03T21:30:00Z', { funeralTime: '23:00' })).toMatchObject({ until: '2026-05-03T22:00:00.000Z' })
})

test('answers close with their last day, and when the ceremony begins', () => {
  const answerBy = (moment: string, funeralAnswerBy: string) =>
    presentFuneral({ ...aFuneral, funeralAnswerBy }, new Date(moment))
  expect(answerBy('2026-04-30T21:59:59Z', '2026-04-30')).toMatchObject({
    answerBy: '2026-04-30',
    until: '2026-04-30T22:00:00.000Z',
  })
  expect(answerBy('2026-04-30T22:00:00Z', '2026-04-30')).toMatchObject({ answerBy: null })
  expect(answerBy('2026-05-03T11:29:59Z', '2026-05-10')).toMatchObject({
    answerBy: '2026-05-03',
    until: '2026-05-03T11:30:00.000Z',
  })
  expect(answerBy('2026-05-03T11:30:00Z', '2026-05-10')).toMatchObject({ answerBy: null })
})
