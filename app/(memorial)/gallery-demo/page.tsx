import type { Metadata } from 'next'
import { ExampleNotice } from '@/components/demonstration/example-notice'
import { samplePage } from '@/components/demonstration/sample-page'
import { SkipLink } from '@/components/frame/skip-link'
import { PageFoot } from '@/components/memorial-page/page-foot'
import { Pictures } from '@/components/memorial-page/pictures'
import { Wake } from '@/components/memorial-page/wake'
import { env } from '@/lib/server/env'

export const dynamic = 'force-static'
export const metadata: Metadata = {
  title: 'Eksempel på et galleri',
  description: 'Se, hvordan billederne på en mindeside vises, med opdigtet indhold.',
}

export default function GalleryDemoPage() {
  return (
    <>
      <SkipLink />
      <ExampleNotice links={[{ path: '/test-memorial', name: 'Se en hel mindeside' }]} />
      <main id="indhold" tabIndex={-1} className="outline-none">
        <div className="mx-auto max-w-measure px-gutter pt-16">
          <h1 className="text-4xl tracking-tight">Galleriet</h1>
          <p className="mt-4 text-lg">
            Billederne står hele, ingen er beskåret. Tryk på et af dem for at se det stort, og gå videre med
            piletasterne eller ved at stryge. Som lysbilleder går de videre af sig selv.
          </p>
        </div>
        <Pictures page={samplePage({ layout: 'standard', theme: 'lichen' })} />
      </main>
      <PageFoot siteName={env.SITE_NAME} />
      <Wake />
    </>
  )
}
