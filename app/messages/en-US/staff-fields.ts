/** Errors at the fields of staff accounts, in forms and in the API. */
export const passwordHint = (min: number, max: number) => `${min} to ${max} characters.`;
export const passwordTooShort = (min: number) => `Use ${min} characters or more for the password`;
export const passwordTooLong = (max: number) => `Shorten the password to ${max} characters or fewer`;
export const passwordTooCommon = "Choose a stronger password. This one is too easy to guess";
export const passwordIsName = "Choose a password that isn’t the account’s name or email";

export const emailTooLong = (max: number) => `Shorten the email to ${max} characters or fewer`;
export const emailFormat = "Enter a complete email address, such as name@example.com";
export const fullNameMissing = "Enter the full name";
export const nameTooLong = (max: number) => `Shorten the name to ${max} characters or fewer`;
export const phoneFormat = (digits: number) =>
  `Enter a phone number with at least ${digits} digits, such as (818) 555-0142`;
export const phoneMissing = "Enter the phone number";
export const phoneTooLong = (max: number) => `Shorten the phone number to ${max} characters or fewer`;
export const emailMissing = "Enter the email address";
export const passwordMissing = "Enter a password";
export const passwordNotText = "Enter the password as text";

export const ownEmailMissing = "Enter your email address";
export const ownPasswordMissing = "Enter your password";
export const currentPasswordMissing = "Enter your current password";
export const newPasswordMissing = "Enter a new password";
export const confirmationMissing = "Enter the new password again";
export const passwordsDiffer = "Enter the same password in both boxes";
export const invalidCredentials = "Invalid email or password";

export const codeMissing = "Enter the code";
export const codeTooLong = "Shorten the code. It’s too long";
export const codeNotText = "Enter the code as text";

export const legalNameMissing = "Enter the legal name";
export const legalNameTooLong = (max: number) => `Shorten the legal name to ${max} characters or fewer`;
export const invoiceAddressMissing = "Enter the invoice address";
export const invoiceAddressTooLong = (max: string) =>
  `Shorten the invoice address to ${max} characters or fewer`;
export const taxIdMissing = "Enter the tax ID";
export const taxIdTooLong = (max: number) => `Shorten the tax ID to ${max} characters or fewer`;
