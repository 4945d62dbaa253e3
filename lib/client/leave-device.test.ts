import { afterEach, expect, test, vi } from 'vitest'
import { leaveDevice } from './leave-device'
import { ownNameKey } from './own-name'

afterEach(() => vi.unstubAllGlobals())

test('whoever signs out leaves no remembered name for the next person at the device', async () => {
  const removeItem = vi.fn()
  vi.stubGlobal('localStorage', { removeItem })
  vi.stubGlobal('navigator', {})
  await leaveDevice()
  expect(removeItem).toHaveBeenCalledWith(ownNameKey)
})
