import { PasswordInput, type PasswordInputProps } from '@mantine/core'

type PasswordFieldProps = Omit<PasswordInputProps, 'visibilityToggleButtonProps'> & {
  toggleLabel: string
}

/** The library marks a wrong password field by its looks only: this one also says so. */
export function PasswordField({ toggleLabel, ...props }: PasswordFieldProps) {
  return (
    <PasswordInput
      {...props}
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={{ 'aria-label': toggleLabel }}
    />
  )
}
