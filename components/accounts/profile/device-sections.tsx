import type { DeviceView } from '@/lib/domain/accounts/schema'
import { ProfileSection } from '../profile-section'
import { DeviceList } from './device-list'
import { NewDevice } from './new-device'

export function DeviceSections({ devices }: { devices: DeviceView[] }) {
  return (
    <>
      <ProfileSection
        id="enheder"
        title="Enheder"
        intro="Her er du logget ind. Kender du ikke en af dem, så log den ud, og vælg en ny adgangskode."
      >
        <DeviceList devices={devices} />
      </ProfileSection>
      <ProfileSection
        id="ny-enhed"
        title="Log ind på en anden enhed"
        intro="Vis en kode her, og scan den med din telefon eller tablet. Den virker én gang og i fem minutter. Vis den kun til dig selv."
      >
        <NewDevice />
      </ProfileSection>
    </>
  )
}
