/** What the emails to customers and to staff have in common, and the calendar file that some of them bring. */

/** A label and the sign between it and its value. */
export const before = (label: string) => `${label}:`;
/** @param name empty for an unknown one */
export const greeting = (name: string) =>
  name === "" ? "Kính chào quý khách," : `Kính chào quý khách ${name},`;
/** Words that a text of staff may begin with, so that no second greeting stands above it. */
export const greetings = ["Kính chào", "Kính gửi", "Kính thưa", "Xin chào", "Thân chào", "Chào"];
/** Below what a person writes to a customer. */
export const signature = (name: string, company: string) => `${name} (${company})`;
export const reference = "Mã yêu cầu";
export const service = "Dịch vụ";
export const when = "Thời gian";
export const openBooking = "Mở yêu\u00a0cầu";
export const openPrivatePage = "Mở yêu\u00a0cầu";

/** Title and notes of a visit in the visitor’s calendar. The page mails the private link to whoever has the request’s email. */
export const visit = (company: string) => `Buổi hẹn với ${company}`;
export const visitOf = (company: string, service: string) => `Buổi hẹn với ${company}: ${service}`;
export const visitNotes = (reference: string) =>
  `Mã yêu cầu ${reference}\n\nCần ngày khác? Quý khách có thể đề nghị trên trang yêu cầu. Đường dẫn có trong email của chúng tôi.`;
export const lostLink = (url: string) => `Không tìm thấy? Tìm lại yêu cầu tại đây:\n${url}`;
