import { KARENS_LIFE } from './sample-life'
import { Timeline } from './timeline'

export function TimelineSection() {
  return (
    <section className="flex min-h-[85svh] items-center bg-background py-section">
      <div className="mx-auto w-full max-w-page px-gutter xl:max-w-[84rem]">
        <div className="max-w-measure lg:mx-auto lg:text-center">
          <h2 className="text-3xl">Livets linje</h2>
          <p className="mt-5 text-lg">
            Livet kan følges år for år og sted for sted. Man skriver det, man ved: en dag, en måned eller bare et
            årstal.
          </p>
        </div>
        <div className="mt-12 lg:mt-20">
          <Timeline events={KARENS_LIFE} label="Karen Lunds liv, et eksempel" />
        </div>
      </div>
    </section>
  )
}
