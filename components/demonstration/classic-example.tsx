import { classicPageAnswer } from '@/components/classic-page/classic-answer'
import { ExampleInsteadOfForms, ExampleNotice, exampleLayouts } from './example-notice'
import { samplePage } from './sample-page'

/** The example in the classic layout. */
export function classicExampleAnswer(siteUrl: string, siteName: string): Promise<Response> {
  return classicPageAnswer({
    page: samplePage({ layout: 'classic', theme: 'old_paper' }),
    address: `${siteUrl}/test-memorial`,
    siteName,
    isExample: true,
    notice: <ExampleNotice links={exampleLayouts} />,
    insteadOfForms: <ExampleInsteadOfForms />,
  })
}
