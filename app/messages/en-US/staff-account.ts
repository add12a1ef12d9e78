// Texts of the account pages: profile, billing details, and the form for a new account.

export const account = "Account";
export const tabs = {
  info: "Account info",
  saveLists: "Save lists",
  password: "Change password",
  security: "Security",
  emails: "Emails",
  calendar: "Busy times",
  billing: "Change Billing",
};

export const profile = "Profile";
export const name = "Name";
export const email = "Email";
export const emailIsFixed = "This email is set on the server and can’t be changed here.";
export const phoneNumber = "Phone number";
export const updatePassword = "Update Password";
export const keepPassword = (rules: string) => `Leave it blank to keep your password. ${rules}`;
export const updateInfo = "Update Info";
export const profileUpdated = "Profile Updated Successfully";

export const changeBilling = "Change Billing";
export const onJobSheets = "These details are on the printed job sheets.";
export const onJobSheetsReadOnly =
  "These details are on the printed job sheets. Only administrators can change them.";
export const legalName = "Legal name";
export const invoiceAddress = "Invoice address";
export const taxId = "Tax ID";
export const saveBilling = "Save Billing";
export const billingSaved = "Billing details saved";
export const lastChanged = (name: string, time: string) => `Last changed by ${name}, ${time}.`;
export const formerStaff = "a former staff member";

export const addNewStaff = "Add New Staff";
export const registrationFailed = "Registration failed. Please check your details.";
export const fullName = "Full Name";
export const emailAddress = "Email Address";
export const mobileNumber = "Mobile Number";
export const password = "Password";
export const createUser = "Create User";
export const accountCreated = (name: string) => `Staff account created for ${name}.`;
export const inviteInstead =
  "Rather not choose a password for someone else? <link>Invite by email instead</link>.";
