import { expect, it } from 'vitest'
import { formatPhone } from '@/lib/shared/phone'

it.each([
  ['75581234', '75\u00a058\u00a012\u00a034'],
  ['+4575581234', '+45\u00a075\u00a058\u00a012\u00a034'],
  ['+46701234567', '+46701234567'],
  ['', ''],
])('%s is written %s', (phone, written) => {
  expect(formatPhone(phone)).toBe(written)
})
