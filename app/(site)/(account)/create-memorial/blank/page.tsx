import type { Metadata } from 'next'
import { CodeForPage } from '@/components/memorials/code-for-page'
import { StartForm } from '@/components/memorials/start-form'
import { PageBody } from '@/components/ui/page-body'
import type { PageProps } from '@/lib/shared/page-params'
import { creationContext } from '../creation-context'

export const metadata: Metadata = { title: 'En tom side', robots: { index: false } }

const path = '/create-memorial/blank'

export default async function BlankPage({ searchParams }: PageProps) {
  const { actor, choice } = await creationContext(path, await searchParams)
  return (
    <PageBody
      title="En tom side"
      intro="Begynd med navn og datoer. Derefter kommer du til siden, hvor du kan skrive alt andet."
      className="space-y-10"
    >
      <CodeForPage choice={choice} path={path} />
      <StartForm way="blank" qrCode={choice.code} keeper={actor.userId} withDates submitLabel="Opret mindesiden" />
    </PageBody>
  )
}
