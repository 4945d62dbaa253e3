import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ColleagueView } from '@/lib/domain/resellers/colleague-schema'
import { Colleagues } from './colleagues'

const lars: ColleagueView = {
  userId: '1',
  fullName: 'Lars Granit',
  email: 'lars@eksempel.dk',
  role: 'owner',
  since: '6. maj 2026',
  isSelf: true,
}

test('the last one in charge is told why there is no way out, and is not offered one', () => {
  const page = renderToStaticMarkup(<Colleagues members={[lars]} isOwner />)
  expect(page).toContain('Der skal altid være en ansvarlig')
  expect(page).not.toContain('Opgiv min adgang')
})
