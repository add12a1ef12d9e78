export const toLabelPrefix = (label: string) => `${label}:`;
export const greeting = (name: string) =>
  name === "" ? "Kính chào quý khách," : `Kính chào quý khách ${name},`;
export const greetings = ["Kính chào", "Kính gửi", "Kính thưa", "Xin chào", "Thân chào", "Chào"];
export const signature = (name: string, company: string) => `${name} (${company})`;
export const reference = "Mã yêu cầu";
export const service = "Dịch vụ";
export const when = "Thời gian";
export const openBooking = "Mở yêu\u00a0cầu";
export const openPrivatePage = "Mở yêu\u00a0cầu";

export const visit = (company: string) => `Buổi hẹn với ${company}`;
export const visitOf = (company: string, service: string) => `Buổi hẹn với ${company}: ${service}`;
export const visitNotes = (reference: string) =>
  `Mã yêu cầu ${reference}\n\nCần ngày khác? Quý khách có thể đề nghị trên trang yêu cầu. Đường dẫn có trong email của chúng tôi.`;
export const lostLink = (url: string) => `Không tìm thấy? Tìm lại yêu cầu tại đây:\n${url}`;
