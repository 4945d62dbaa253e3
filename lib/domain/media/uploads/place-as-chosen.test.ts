import { v7 as newUuidV7 } from 'uuid'
import { expect, test } from 'vitest'
import { idAsChosen } from '@/lib/domain/media/uploads/place-as-chosen'

test('forty files chosen in the same millisecond keep their order in whatever order their uploads begin', () => {
  const msecs = Date.now()
  const chosen = Array.from({ length: 40 }, (_, seq) => newUuidV7({ msecs, seq }))
  const begun = chosen.toReversed().map((id) => idAsChosen(id))
  expect(begun.toSorted()).toEqual(begun.toReversed())
})
