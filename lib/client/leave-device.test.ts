import { expect, test, vi } from 'vitest'
import { leaveDevice } from './leave-device'
import { musicPlacesKey } from './music-places'
import { ownNameKey } from './own-name'

test('signing out removes the remembered name and the places in music from the device', async () => {
  const removeItem = vi.fn()
  vi.stubGlobal('localStorage', { removeItem })
  vi.stubGlobal('navigator', {})
  await leaveDevice()
  expect(removeItem).toHaveBeenCalledWith(ownNameKey)
  expect(removeItem).toHaveBeenCalledWith(musicPlacesKey)
})
