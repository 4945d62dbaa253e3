import { ActionForm } from '@/components/form/action-form'
import { Checkbox } from '@/components/ui/checkbox'
import { motionTexts } from '@/lib/domain/portrait-motion/copy'
import { motionsApi } from '@/lib/domain/portrait-motion/paths'

/** For the owner: no films of portraits on this page, ever again. */
export function MotionOff({ memorialKey }: { memorialKey: string }) {
  return (
    <section aria-labelledby="motion-off" className="mt-14 max-w-measure space-y-4">
      <h2 id="motion-off" className="text-2xl">
        {motionTexts.off}
      </h2>
      <p className="text-muted-foreground">{motionTexts.offHint}</p>
      <ActionForm
        action={`${motionsApi(memorialKey)}/off`}
        label={motionTexts.off}
        confirm={{ title: 'Skal det slås fra for altid?', description: motionTexts.offHint, isDestructive: true }}
        doneMessage={{ title: 'Det er slået fra for altid' }}
        className="flex-col items-start"
      >
        <Checkbox name="sure" value="ja" required label={motionTexts.sure} />
      </ActionForm>
    </section>
  )
}
