import { expect, test } from 'vitest'
import { FormFold } from '@/components/form/form-fold'
import { markupOf } from '@/tests/factories/markup-of'

const drawn = (isRefused: boolean) =>
  markupOf(
    <FormFold title="Levering" note="Birkevej 3" isRefused={isRefused} attempts={0}>
      <input name="address" defaultValue="Birkevej 3" />
    </FormFold>,
  )

test('a folded part says what is in it and sends its fields', () => {
  expect(drawn(false)).toMatch(/^<details(?![^>]*open)[^>]*><summary.*Levering.*Birkevej 3.*<input name="address"/s)
})

test('a part with a refused field is open, also before any script', () => {
  expect(drawn(true)).toMatch(/^<details[^>]*open/)
})
