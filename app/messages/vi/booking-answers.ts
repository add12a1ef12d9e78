/** The answers of a booking, in the form, its review, and the back office. */

export const answerLabels = {
  fullName: "Họ tên",
  email: "Email",
  phone: "Điện thoại",
  contactMethod: "Cách liên lạc",
  company: "Công ty",
  service: "Dịch vụ",
  serviceLocation: "Địa điểm quét",
  accessInstructions: "Cách vào địa điểm",
  scanType: "Loại công trình",
  preferredDate: "Ngày mong muốn",
  backupDate: "Ngày dự phòng",
  purpose: "Mục đích",
  projectScope: "Phạm vi công việc",
  numberOfRooms: "Phòng cần quét",
  outputFormats: "Định dạng bàn giao",
  budgetRange: "Ngân sách dự kiến",
  projectTimeline: "Thời hạn mong muốn",
  additionalServices: "Dịch vụ bổ sung",
  specialInstructions: "Yêu cầu riêng",
  deliveryPreferences: "Cách nhận sản phẩm",
  filesLink: "Đường dẫn đến tệp lớn",
  termsAccepted: "Điều khoản",
  privacyConsent: "Quyền riêng tư",
  showcaseConsent: "Giới thiệu bản quét",
};

export const serviceUnknown = "Chưa xác định";

export const contactMethods = { Call: "Gọi điện", Text: "Nhắn tin SMS" };
export const contactMethodHints = {
  Call: "Nếu cần trao đổi, chúng tôi sẽ gọi",
  Text: "Nếu nhanh hơn, chúng tôi sẽ nhắn tin",
};
export const scanTypes = { Residential: "Nhà ở", Commercial: "Thương mại" };
export const scanTypeHints = {
  Residential: "Nhà riêng, căn hộ hoặc condo",
  Commercial: "Văn phòng, cửa hàng, nhà máy hoặc công trình công cộng",
};
export const purposes = {
  "Real Estate": "Bất động sản",
  Construction: "Xây dựng",
  Marketing: "Tiếp thị",
};
export const rooms = { "Living Room": "Phòng khách", Kitchen: "Bếp", Bedroom: "Phòng ngủ" };
export const outputFormats = { OBJ: "OBJ", STL: "STL", PLY: "PLY", PDF: "PDF", MP4: "MP4" };
export const projectTimelines = {
  Flexible: "Linh hoạt",
  Urgent: "Gấp",
  "Within a Week": "Trong vòng một tuần",
};
export const deliveryPreferences = {
  "Download link": "Đường dẫn tải xuống",
  "Cloud folder": "Thư mục đám mây",
  "Web viewer": "Xem trên web",
  "USB drive by mail": "USB gửi qua bưu điện",
};

export const accepted = "Đã đồng ý";
export const notGiven = "Chưa đồng ý";
