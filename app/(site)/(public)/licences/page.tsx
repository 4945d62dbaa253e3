import type { Metadata } from 'next'
import { LicenceList } from '@/components/legal/licence-list'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'

export const metadata: Metadata = {
  title: 'Licenser',
  description: 'Det, andre har lavet, og som siden bruger: hvem, til hvad, og hvor kilden er.',
}

export default function LicencesPage() {
  return (
    <PageBody width="page">
      <PageHeader
        title="Licenser"
        intro="Noget af det, siden er bygget af, har andre lavet og givet fri. Her står, hvad det er, hvad vi bruger det til, og hvor du finder kilden. Programmerne bruger vi, som de er udgivet."
      />
      <LicenceList />
    </PageBody>
  )
}
