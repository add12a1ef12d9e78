/** The part of a colleague’s page on which an administrator ends the access that the colleague has now. */

export const devicesLead = "Sign out what shouldn’t be signed in. The password still works.";
export const noDevices = "Not signed in anywhere.";
export const signOutEverywhere = "Sign out everywhere";
export const deviceEnded = "Device signed out";
export const ownDevices = "Your own devices are listed under <link>Security</link>.";

export const signOutTitle = (name: string) => `Sign ${name} out everywhere?`;
export const signOutConsequence = (name: string) =>
  `This signs ${name} out on every device and ends their calendar address. We’ll email them about it. They can sign in again with their password.`;
export const passwordFirst =
  "Has somebody learned the password? Then set a new one. That signs them out, too.";
export const signedOut = (name: string) => `${name} is signed out everywhere`;
export const signedOutAdvice = "Their calendar address stopped working, too.";

export const calendar = "Calendar address";
export const calendarLead = "Anyone who has this secret address can see their visits.";
export const neverRead = "No calendar app has read it yet.";
export const lastRead = (time: string) => `A calendar app last read it ${time}.`;
export const lastReadBy = (time: string, program: string) =>
  `A calendar app last read it ${time} (${program}).`;
export const endAddress = "End the calendar address";
export const endTitle = (name: string) => `End the calendar address of ${name}?`;
export const endConsequence = (name: string) =>
  `Calendar apps that use it stop showing the visits of ${name}. We’ll email them that a new address is under Calendar.`;
export const addressEnded = "The calendar address was ended";
export const addressEndedAdvice = (name: string) => `${name} finds a new one under Calendar.`;
