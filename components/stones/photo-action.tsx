import { ActionForm } from '@/components/form/action-form'

type PhotoActionProps = {
  action: string
  /** The page to return to without script. */
  back: string
  label: string
  doneMessage: string
  fields?: Record<string, string>
  /** The question of a confirmation dialog, if any. */
  confirm?: string
}

/** One button under a photograph. */
export function PhotoAction({ action, back, label, doneMessage, fields = {}, confirm }: PhotoActionProps) {
  return (
    <ActionForm
      action={action}
      label={label}
      size="compact"
      doneMessage={{ title: doneMessage }}
      {...(confirm && { confirm: { title: `${label}?`, description: confirm, label, isDestructive: true } })}
    >
      {Object.entries({ ...fields, back }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </ActionForm>
  )
}
