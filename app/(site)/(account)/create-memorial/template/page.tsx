import type { Metadata } from 'next'
import { CodeForPage } from '@/components/memorials/code-for-page'
import { TemplateStart } from '@/components/memorials/start-form'
import { PageBody } from '@/components/ui/page-body'
import type { PageProps } from '@/lib/shared/page-params'
import { creationContext } from '../creation-context'

export const metadata: Metadata = { title: 'En skabelon', robots: { index: false } }

const path = '/create-memorial/template'

export default async function TemplatePage({ searchParams }: PageProps) {
  const { actor, choice } = await creationContext(path, await searchParams)
  return (
    <PageBody
      title="Begynd med en skabelon"
      intro="Livshistorien får overskrifter, som du kan skrive under, ændre eller fjerne. De tomme bliver ikke vist."
      className="space-y-10"
    >
      <CodeForPage choice={choice} path={path} />
      <TemplateStart qrCode={choice.code} keeper={actor.userId} />
    </PageBody>
  )
}
