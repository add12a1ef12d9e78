/** Title and notes of a visit in the visitor’s calendar. The page mails the private link to whoever has the request’s email. */
export const visit = (company: string) => `Buổi hẹn với ${company}`;
export const visitOf = (company: string, service: string) => `Buổi hẹn với ${company}: ${service}`;
export const visitNotes = (reference: string) =>
  `Mã yêu cầu ${reference}\n\nCần ngày khác? Quý khách có thể đề nghị trên trang yêu cầu. Đường dẫn có trong email của chúng tôi.`;
export const lostLink = (url: string) => `Không tìm thấy? Tìm lại yêu cầu tại đây:\n${url}`;
